import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

/** A proxy that only tunnels, and remembers where to. */
export async function startProxy() {
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
