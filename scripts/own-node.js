// Runs a script with the Node that runs npm. A dependency ships Node 24 for the tests of the bundle, and inside npm scripts
// its `node` comes first on PATH: without this, everything would run on 24, whatever is installed.
import { spawn } from 'node:child_process'

const node = process.env.npm_node_execpath ?? process.execPath
const child = spawn(node, process.argv.slice(2), { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('close', (code) => {
  process.exitCode = code ?? 1
})
