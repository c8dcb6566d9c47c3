import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { createPullRequests } from '../../../src/adapters/github/pullRequests.ts'
import { fetchThrough } from '../../../src/wiring/fetchThrough.ts'
import { begin, onLine, twoHunks } from './arrange.ts'

let proxy: Server | null = null

afterEach(async () => {
  proxy?.closeAllConnections()
  await new Promise((resolve) => (proxy === null ? resolve(null) : proxy.close(resolve)))
  proxy = null
})

test('B19 on an Enterprise Server every call goes to its own addresses, and links lead there', async () => {
  const begun = await begin(twoHunks, { enterprise: true })
  expect(begun.github.apiUrl).toMatch(/\/api\/v3$/)
  const port = await begun.port()
  expect((await port.read()).url).toBe(`${begun.github.serverUrl}/octo/hello/pull/7`)
  await port.files()
  await port.discussion()
  const { url } = await port.postReview({
    commit: begun.head,
    body: 'Read.',
    comments: [onLine(3)],
  })
  expect(url).toMatch(begun.github.serverUrl)
  expect(begun.lines).toEqual([])
  expect(begun.github.requests.map(({ status }) => status)).toEqual([200, 200, 200])
})

/** A proxy that tunnels everything to `target` and keeps what it was asked for. */
async function startProxy(target: string): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  proxy = createServer()
  proxy.on('connect', (request, socket: Socket) => {
    asked.push(request.url ?? '')
    const upstream = connect(Number(new URL(target).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      upstream.pipe(socket).pipe(upstream)
    })
    socket.on('close', () => upstream.destroy())
    socket.on('error', () => upstream.destroy())
  })
  await new Promise<void>((resolve) => proxy?.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, asked }
}

test.each([
  ['goes through the proxy of the runner', '', 1],
  ['goes past it where NO_PROXY says so', '127.0.0.1', 0],
])('B25 a request %s', async (_, noProxy, tunnels) => {
  const begun = await begin()
  const { url, asked } = await startProxy(begun.github.serverUrl)
  const fetch = fetchThrough({ http_proxy: url, no_proxy: noProxy })
  const options = { ...begun.connection(), fetch }
  const port = await createPullRequests({ ...options, repository: 'octo/hello', number: 7 })
  expect((await port.read()).head.sha).toBe(begun.head)
  expect(asked).toEqual(Array(tunnels).fill(new URL(begun.github.serverUrl).host))
})

test('a network that does not answer is named, not wrapped', async () => {
  const begun = await begin()
  await begun.github.close()
  await expect((await begun.port()).read()).rejects.toThrow(
    /^Could not read the pull request octo\/hello#7: connect ECONNREFUSED 127\.0\.0\.1:\d+\. Run again/,
  )
})

test('a connection that is cut is tried again, a query of GraphQL too', async () => {
  const begun = await begin()
  begun.github.faults.add({ on: 'GET */files', outcome: 'reset' })
  begun.github.faults.add({ on: 'POST /graphql', outcome: 'reset' })
  const port = await begun.port()
  expect(await port.read()).toMatchObject({ commitMessages: ['Change two lines'] })
  expect((await port.files()).files).toHaveLength(2)
  expect(begun.github.requests).toHaveLength(4)
})

test('after twenty writes the next keep a second apart', async () => {
  const begun = await begin()
  const port = await begun.port()
  const { id } = await port.saveComment('0', null)
  for (let round = 1; round < 20; round += 1) await port.saveComment(`${round}`, id)
  const before = Date.now()
  await port.saveComment('20', id)
  await port.saveComment('21', id)
  expect(Date.now() - before).toBeGreaterThanOrEqual(950)
})
