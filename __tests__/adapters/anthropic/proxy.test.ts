import { expect, test } from '@jest/globals'
import { startProxy } from '../../support/proxy.ts'
import { arrange, failing, never, question } from './arrange.ts'

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
