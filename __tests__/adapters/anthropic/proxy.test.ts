import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from '@jest/globals'
import { arrange, failing, never, question } from './arrange.ts'

/** A proxy that only tunnels, and remembers where to. */
async function startProxy() {
  const tunnels: string[] = []
  const server = createServer()
  server.on('connect', (request, socket, head) => {
    tunnels.push(request.url ?? '')
    const [host, port] = (request.url ?? '').split(':')
    const target = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      target.write(head)
      target.pipe(socket).pipe(target)
    })
    target.on('error', () => socket.destroy())
    socket.on('error', () => target.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return {
    url: `http://user:password@127.0.0.1:${(server.address() as AddressInfo).port}`,
    tunnels,
    stop: () => server.close(),
  }
}

test('goes through the proxy of the environment, and past it where it is told to', async () => {
  const proxy = await startProxy()
  const through = await arrange({}, { env: { HTTP_PROXY: proxy.url } })
  await through.model.ask(question('Hello'), 'check', never)
  expect(proxy.tunnels[0]).toBe(new URL(through.api.url).host)
  const count = proxy.tunnels.length
  const past = await arrange({}, { env: { http_proxy: proxy.url, no_proxy: '127.0.0.1' } })
  await past.model.ask(question('Hello'), 'check', never)
  expect(proxy.tunnels).toHaveLength(count)
  proxy.stop()
})

test('a proxy that is down is named as a possible cause, without its password', async () => {
  const env = { http_proxy: 'http://user:password@127.0.0.1:9' }
  const { model } = await arrange({}, { env })
  const error = await failing(model.ask(question('Hello'), 'check', never))
  expect(error).toMatchObject({ fault: 'network' })
  expect(error.advice).toContain('proxy')
  expect(`${error.message}${error.stack}`).not.toContain('password')
})

test('a proxy that is no address is a setting to mend', async () => {
  const { model } = await arrange({}, { env: { https_proxy: 'not an address' } })
  const error = await failing(model.ask(question('Hello'), 'check', never))
  expect(error.message).toContain('https_proxy')
})
