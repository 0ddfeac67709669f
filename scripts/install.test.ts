import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

let project: string
const write = (file: string, content: object) => {
  mkdirSync(join(project, file, '..'), { recursive: true })
  writeFileSync(join(project, file), JSON.stringify(content))
}

/** As every command of the repository does first. */
const install = (settings: NodeJS.ProcessEnv, patience = '') =>
  spawnSync('node', ['-e', `import('./scripts/install.mjs').then((it) => it.ensureInstalled(${patience}))`], {
    cwd: project,
    env: { ...process.env, npm_config_cache: join(project, 'cache'), ...settings },
    encoding: 'utf8',
  })

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'materia-install-'))
  for (const file of ['install.mjs', 'npm-install.mjs', 'platform-builds.mjs']) {
    cpSync(`scripts/${file}`, join(project, 'scripts', file))
  }
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
  const before = readFileSync(join(project, 'package-lock.json'), 'utf8')

  const { status } = install({ npm_config_offline: 'true' })

  expect(status).toBe(0)
  expect(existsSync(join(project, 'node_modules/first'))).toBe(true)
  expect(readFileSync(join(project, 'package-lock.json'), 'utf8')).toBe(before)
})

describe('a package registry out of reach', () => {
  const listen = async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
  }
  const takesConnectionsOnly = async () => {
    const { server, address } = await listen()
    onTestFinished(() => void server.close())
    return address
  }
  const isNotThere = async () => {
    const { server, address } = await listen()
    server.close()
    await once(server, 'close')
    return address
  }

  it.each([
    ['takes connections and never answers', takesConnectionsOnly],
    ['is not there', isNotThere],
  ])('that %s: it is said while waiting, and in the end with what to do, and nothing is left', async (_, open) => {
    const dependencies = { absent: '1.0.0' }
    write('package.json', { name: 'project', dependencies })
    write('package-lock.json', {
      name: 'project',
      lockfileVersion: 3,
      requires: true,
      packages: { '': { name: 'project', dependencies }, 'node_modules/absent': { version: '1.0.0' } },
    })
    const before = readdirSync(project)

    const { status, stderr } = install({ npm_config_registry: await open() }, '{ hintMs: 1000, giveUpMs: 3000 }')

    expect(status).toBeGreaterThan(0)
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^Still installing: nothing has come .* for 1 seconds\. .*connection.*proxy.*registry/),
      expect.stringMatching(/^Nothing was installed: .* not answered for 3 seconds\. .*connection.*proxy.*registry/),
      'Then run the same command again.',
      '',
    ])
    expect(readdirSync(project).filter((name) => name !== 'cache')).toEqual(before)
  })
})
