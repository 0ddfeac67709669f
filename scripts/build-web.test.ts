import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { clone } from './testing/clone.ts'

const run = promisify(execFile)

async function isBuiltBy(folder: string, environment: Record<string, string> = {}): Promise<boolean> {
  const env = { ...process.env, ...environment }
  const { stdout } = await run(process.execPath, ['scripts/start.mjs'], { cwd: folder, env })
  return stdout.includes('Building the web app')
}

describe('npm start', () => {
  it('builds the web app once', async () => {
    const folder = await clone()

    expect([await isBuiltBy(folder), await isBuiltBy(folder)]).toEqual([true, false])
  })

  it.each(['build-budgets.ts', 'index.html', 'src/main.tsx'])('builds it again when %s has changed', async (name) => {
    const folder = await clone({ [`packages/web/${name}`]: 'one' })
    await isBuiltBy(folder)

    await writeFile(join(folder, 'packages/web', name), 'another')

    expect(await isBuiltBy(folder)).toBe(true)
  })

  it.each(['LINKEDIN_URL', 'VITE_API_BASE'])('builds it again for another %s', async (name) => {
    const folder = await clone()
    await isBuiltBy(folder)

    expect(await isBuiltBy(folder, { [name]: 'https://example.org' })).toBe(true)
  })
})
