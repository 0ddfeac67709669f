import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const scripts = fileURLToPath(new URL('../', import.meta.url))
const tellSetting = 'process.stdout.write(String(process.env.CONTACT_EMAIL))'
/** As the product does, it goes on once it is told that its pages are built. */
const waitForPages = `
import { once } from 'node:events'
if (process.argv.includes('--web-is-being-built')) {
  await once(process, 'message')
  process.disconnect()
}
${tellSetting}`

/** A clone of the repository that counts as installed, whose programs only tell a setting. */
export async function clone(files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-clone-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(scripts, join(folder, 'scripts'), { recursive: true, filter: (path) => !path.endsWith('.ts') })
  const lock = '{}'
  const all = {
    'package.json': '{ "type": "module" }',
    'package-lock.json': lock,
    'node_modules/.materia-installed': createHash('sha256').update(lock).digest('hex'),
    'packages/web/build.ts': "import { mkdirSync } from 'node:fs'\nmkdirSync('packages/web/dist', { recursive: true })",
    'packages/product/src/main.ts': waitForPages,
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
