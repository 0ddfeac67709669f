import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)
const scripts = fileURLToPath(new URL('./', import.meta.url))
const tellSetting = 'process.stdout.write(String(process.env.CONTACT_EMAIL))'

/** A clone that counts as installed and built, whose programs only tell a setting. */
async function clone(files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-clone-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(scripts, join(folder, 'scripts'), { recursive: true, filter: (path) => !path.endsWith('.ts') })
  const lock = '{}'
  const all = {
    'package.json': '{ "type": "module" }',
    'package-lock.json': lock,
    'node_modules/.materia-installed': createHash('sha256').update(lock).digest('hex'),
    'packages/web/build.ts': "import { mkdirSync } from 'node:fs'\nmkdirSync('packages/web/dist', { recursive: true })",
    'packages/server/src/main.ts': tellSetting,
    'packages/server/src/admin.ts': tellSetting,
    'bench/src/run.ts': tellSetting,
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await mkdir(join(folder, 'node_modules/node/bin'), { recursive: true })
  await symlink(process.execPath, join(folder, 'node_modules/node/bin/node'))
  return folder
}

async function settingSeenBy(folder: string, args: string[], environment: Record<string, string> = {}) {
  const { CONTACT_EMAIL: _, ...surrounding } = process.env
  const { stdout } = await run(process.execPath, args, { cwd: folder, env: { ...surrounding, ...environment } })
  return stdout.trim().split('\n').at(-1)
}

const start = ['scripts/start.mjs']
const admin = ['scripts/launch.mjs', 'packages/server/src/admin.ts']

describe('the settings in .env', () => {
  it.each([
    ['npm start', start],
    ['npm run admin', admin],
  ])('reach what %s runs', async (_, args) => {
    const folder = await clone({ '.env': 'CONTACT_EMAIL=file@example.org\n' })

    expect(await settingSeenBy(folder, args)).toBe('file@example.org')
  })

  it('give way to what stands in the environment itself', async () => {
    const folder = await clone({ '.env': 'CONTACT_EMAIL=file@example.org\n' })

    expect(await settingSeenBy(folder, admin, { CONTACT_EMAIL: 'own@example.org' })).toBe('own@example.org')
  })

  it('are not needed', async () => {
    expect(await settingSeenBy(await clone(), admin)).toBe('undefined')
  })

  it('are not for measurements', async () => {
    const folder = await clone({ '.env': 'CONTACT_EMAIL=file@example.org\n' })

    expect(await settingSeenBy(folder, ['scripts/bench.mjs'])).toBe('undefined')
  })
})
