import { spawn } from 'node:child_process'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { takeSettings } from './settings.mjs'
import { environment } from './spawn.mjs'

takeSettings()
// The server restarts and the page reloads on change; the page's own server passes calls and sockets on.
const apiPort = process.env.PORT || '3000'
const pagePort = String(Number(apiPort) + 1)

await ensureInstalled()
// Apart from the terminal: its Ctrl-C would reach the server twice, by Node's watching too, and twice means without stopping PostgreSQL.
const server = start(
  pinnedNode,
  ['--watch', '--disable-warning=ExperimentalWarning', 'packages/product/src/main.ts'],
  { PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${pagePort}` },
  { detached: true },
)
const page = start('vite', ['packages/web', '--port', pagePort, '--strictPort'], {
  MATERIA_API: `http://127.0.0.1:${apiPort}`,
})
process.stdout.write(`Open http://localhost:${pagePort} once both have started.\n`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))
for (const child of [server, page]) child.on('exit', (code) => end(code ?? 0))

function start(command, args, extra, options = {}) {
  return spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment(), ...extra }, ...options })
}

function end(code) {
  server.kill('SIGTERM')
  page.kill('SIGTERM')
  process.exitCode = code
}
