import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let project: string
const write = (file: string, content: object) => {
  mkdirSync(join(project, file, '..'), { recursive: true })
  writeFileSync(join(project, file), JSON.stringify(content))
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'materia-install-'))
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

it('an installation leaves the lock as it was written, though npm would add to it', () => {
  const dependencies = { first: 'file:first' }
  write('package.json', { name: 'project', dependencies })
  write('first/package.json', { name: 'first', version: '1.0.0', optionalDependencies: { second: 'file:../second' } })
  write('second/package.json', { name: 'second', version: '1.0.0' })
  write('package-lock.json', {
    name: 'project',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'project', dependencies },
      first: { version: '1.0.0' },
      'node_modules/first': { resolved: 'first', link: true },
    },
  })
  for (const file of ['install.mjs', 'platform-builds.mjs']) cpSync(`scripts/${file}`, join(project, 'scripts', file))
  const before = readFileSync(join(project, 'package-lock.json'), 'utf8')

  const program = "import('./scripts/install.mjs').then(({ ensureInstalled }) => ensureInstalled())"
  const { status } = spawnSync('node', ['-e', program], {
    cwd: project,
    env: { ...process.env, npm_config_offline: 'true' },
  })

  expect(status).toBe(0)
  expect(existsSync(join(project, 'node_modules/first'))).toBe(true)
  expect(readFileSync(join(project, 'package-lock.json'), 'utf8')).toBe(before)
})
