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

  it('ends with the product where that ends before its pages are built, and builds them at the next start', async () => {
    const folder = await clone({
      'packages/product/src/main.ts': 'process.exit(3)',
      'packages/web/build.ts': 'setTimeout(() => undefined, 600_000)',
    })

    await expect(isBuiltBy(folder)).rejects.toMatchObject({ code: 3 })
    await expect(isBuiltBy(folder)).rejects.toMatchObject({
      stdout: expect.stringContaining('Building the web app'),
    })
  })

  it('ends the product where its pages cannot be built', async () => {
    const folder = await clone({ 'packages/web/build.ts': "throw new Error('no pages')" })

    await expect(isBuiltBy(folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('could not be built'),
    })
  })
})
