import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { pushMetrics } from '../../../src/adapters/metrics/pushgateway.ts'

let gateway = ''
let status = 200
const received: { method?: string; url?: string; authorization?: string; body: string }[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { method, url, headers } = request
  received.push({
    ...(method && { method }),
    ...(url && { url }),
    ...(headers.authorization && { authorization: headers.authorization }),
    body,
  })
  response.writeHead(status).end()
})

beforeEach(async () => {
  received.length = 0
  status = 200
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  gateway = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const text = 'skill_review_skill_loads_total{name="go"} 1\n'
const push = (address: string) =>
  pushMetrics({ gateway: address, text, labels: { repository: 'owner/repo' }, fetch })

test('puts the text under job and labels', async () => {
  expect(await push(`http://${gateway}/base/`)).toBeNull()
  expect(received).toEqual([
    {
      method: 'PUT',
      url: `/base/metrics/job/skill_review/repository@base64/${Buffer.from('owner/repo').toString('base64url')}`,
      body: text,
    },
  ])
})

test('a name and password go into the header and into no message', async () => {
  status = 401
  const problem = await push(`http://me:s%40crt@${gateway}`)
  expect(received[0]?.authorization).toBe(`Basic ${Buffer.from('me:s@crt').toString('base64')}`)
  expect(problem).toBe(
    `The Pushgateway at ${gateway} answered 401 Unauthorized; the metrics were not pushed.`,
  )
})

test.each(['', 'gateway:9091', 'ftp://x'])(
  '%j is no address, and no error is thrown',
  async (address) => {
    expect(await push(address)).toContain('not an http address')
  },
)

test('nobody there: said, not thrown', async () => {
  const port = gateway
  await new Promise((resolve) => server.close(resolve))
  expect(await push(`http://${port}`)).toMatch(/did not answer: .*ECONNREFUSED/)
})
