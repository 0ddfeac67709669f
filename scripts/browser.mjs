import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The one without windows first: it does the same with less work.
const paths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** True when a browser is there, or could be installed. On CI its absence is a failure. */
export function ensureBrowser() {
  if (findBrowser()) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium …\n')
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], options)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
      if (findBrowser()) return true
    }
  }
  const advice = 'Install Chromium (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.'
  if (process.env.CI === 'true') {
    process.stderr.write(`No browser was found. ${advice}\n`)
    process.exit(1)
  }
  process.stdout.write(`\n*** BROWSER JOURNEYS SKIPPED: no browser was found. ${advice} ***\n`)
  return false
}

export const findBrowser = () => paths.find((path) => path && existsSync(path))
