import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { clone } from './testing/clone.ts'

const run = promisify(execFile)
const attack = 'proofs/src/attack/run.ts'

const prove = async (folder: string, ...args: string[]) =>
  (await run(process.execPath, ['scripts/prove.mjs', 'attack', ...args], { cwd: folder })).stdout

describe('npm run prove', () => {
  it('notes what held, and with --changed holds only what has changed since', async () => {
    const folder = await clone({ [attack]: '', 'packages/contract/src/route.ts': 'one' })

    expect(await prove(folder, '--changed')).toContain('not noted as held yet')
    expect(await prove(folder)).toContain('attack holds')
    expect(await prove(folder, '--changed')).toContain('nothing has changed since it held')

    await writeFile(join(folder, 'packages/contract/src/route.ts'), 'another')
    expect(await prove(folder, '--changed')).toContain('attack holds')
    // A run of what has changed notes nothing: it is CI's.
    expect(await prove(folder, '--changed')).toContain('attack holds')
  })

  it('fails with a proof that fails, and does not note it', async () => {
    const folder = await clone({ [attack]: 'process.exit(1)', 'proofs/proven.json': '{}\n' })

    await expect(prove(folder)).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('attack FAILED') })
    expect(await readFile(join(folder, 'proofs/proven.json'), 'utf8')).toBe('{}\n')
  })

  it('names the proofs there are when asked for another', async () => {
    const folder = await clone()

    await expect(run(process.execPath, ['scripts/prove.mjs', 'storms'], { cwd: folder })).rejects.toMatchObject({
      stderr: expect.stringContaining('new-kind, histories'),
    })
  })
})
