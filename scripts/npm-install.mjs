import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

// A registry answers its first request long before it has sent a package: a slow connection is not taken for a dead one.
const usual = { hintMs: 30_000, giveUpMs: 120_000 }
const graceMs = 2000
const whatToCheck =
  'check the internet connection, the proxy (npm config get https-proxy) and the registry that npm is set to (npm config get registry).'
const answered = /^npm http (fetch \w+ \d{3} |cache )/i
const chatter = /^npm (http|warn|notice) /i

/** Installs what the lock names, and `packages` beside it. Gives npm's exit code; not 0 where the registry never answers. */
export async function npmInstall(root, packages, { hintMs, giveUpMs } = usual) {
  const npm = start(root, packages)
  let why = 'npm says why in the lines above.'
  const hint = setTimeout(() => {
    if (hasUnpacked(root, hintMs)) return void hint.refresh()
    say(
      `Still installing: nothing has come from the package registry for ${inWords(hintMs)}. If this goes on, ${whatToCheck}`,
    )
  }, hintMs)
  // npm itself asks three times for each package, and waits five minutes for each answer.
  const end = setTimeout(() => {
    if (hasUnpacked(root, giveUpMs)) return void end.refresh()
    stop(`the package registry has not answered for ${inWords(giveUpMs)}. To go on, ${whatToCheck}`)
  }, giveUpMs)
  const onSignal = () => stop('it was stopped.')
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, onSignal)
  createInterface({ input: npm.stderr }).on('line', (line) => {
    if (!chatter.test(line)) return say(line)
    if (!answered.test(line)) return
    clearTimeout(end)
    hint.refresh()
  })

  const [code] = await once(npm, 'close')
  clearTimeout(hint)
  clearTimeout(end)
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, onSignal)
  if (code === 0) return 0
  say(`Nothing was installed: ${why}`)
  say('Then run the same command again.')
  return code || 1

  /** Asked to end, npm takes back what it has done once its requests have ended, and some never do. */
  function stop(reason) {
    why = reason
    npm.kill('SIGTERM')
    setTimeout(() => npm.kill('SIGKILL'), graceMs).unref()
  }
}

function start(root, packages) {
  const isWindows = process.platform === 'win32'
  return spawn(
    isWindows ? 'npm.cmd' : 'npm',
    // The lock stays as it was written: a registry that has other builds today must not change what is checked.
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=http', '--color=false', ...packages],
    // A .cmd file is started by the shell alone.
    { cwd: root, stdio: ['ignore', 'inherit', 'pipe'], shell: isWindows },
  )
}

/** What lies in npm's cache is unpacked without a request. */
function hasUnpacked(root, withinMs) {
  const modules = join(root, 'node_modules')
  try {
    return readdirSync(modules).some((name) => {
      const file = statSync(join(modules, name, 'package.json'), { throwIfNoEntry: false })
      return file !== undefined && file.ctimeMs > Date.now() - withinMs
    })
  } catch {
    return false
  }
}

const say = (line) => process.stderr.write(`${line}\n`)
const inWords = (ms) => (ms < 120_000 ? `${Math.round(ms / 1000)} seconds` : `${Math.round(ms / 60_000)} minutes`)
