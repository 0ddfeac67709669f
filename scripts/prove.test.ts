import { execFile } from 'node:child_process'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { clone } from './testing/clone.ts'

const run = promisify(execFile)
const attack = 'proofs/src/attack/run.ts'
const subject = 'packages/contract/src/route.ts'
const longTest = 'packages/server/src/admin.test.ts'

const prove = async (folder: string, ...args: string[]) =>
  (await run(process.execPath, ['scripts/prove.mjs', ...args], { cwd: folder })).stdout

/** A clone in which vitest and Playwright only say what they were asked for. */
async function cloneThatTells(files: Record<string, string>) {
  const tell = '#!/bin/sh\necho asked: $0 "$@"\n'
  const folder = await clone({
    ...files,
    'scripts/check.mjs': '',
    'proofs/proven.json': '{}\n',
    'e2e/journeys/shell.spec.ts': '',
    'node_modules/.bin/vitest': tell,
    'node_modules/.bin/playwright': tell,
  })
  for (const name of ['vitest', 'playwright']) await chmod(join(folder, 'node_modules/.bin', name), 0o755)
  const test = async () => {
    const env = { ...process.env, CHROMIUM_PATH: process.execPath }
    return (await run(process.execPath, ['scripts/test.mjs'], { cwd: folder, env })).stdout
  }
  return { folder, test }
}

describe('npm run prove', () => {
  it('notes what held, and with --changed holds only what has changed since', async () => {
    const folder = await clone({ [attack]: '', [subject]: 'one' })

    expect(await prove(folder, 'attack')).toContain('attack: holds')
    expect(await prove(folder, 'attack', '--changed')).toContain('nothing has changed since it held')

    await writeFile(join(folder, subject), 'another')
    expect(await prove(folder, 'attack', '--changed')).toContain('attack: holds')
    expect(await prove(folder, 'attack', '--changed')).toContain('nothing has changed since it held')
  })

  it('takes no test of other things for a change', async () => {
    const folder = await clone({ [attack]: '', [subject]: 'one' })
    await prove(folder, 'attack')

    await writeFile(join(folder, 'packages/contract/src/route.test.ts'), 'new')

    expect(await prove(folder, 'attack', '--changed')).toContain('nothing has changed since it held')
  })

  it('fails with a proof that fails, and does not note it', async () => {
    const folder = await clone({ [attack]: 'process.exit(1)', 'proofs/proven.json': '{}\n' })

    await expect(prove(folder, 'attack')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('attack: FAILED'),
    })
    expect(await readFile(join(folder, 'proofs/proven.json'), 'utf8')).toBe('{}\n')
  })

  it('names the proofs there are when asked for another', async () => {
    const folder = await clone()

    await expect(run(process.execPath, ['scripts/prove.mjs', 'storms'], { cwd: folder })).rejects.toMatchObject({
      stderr: expect.stringContaining('new-kind, histories'),
    })
  })
})

describe('npm test', () => {
  it('runs a long test until it is noted as held, and again when what it is of has changed', async () => {
    const { folder, test } = await cloneThatTells({ [longTest]: '', 'packages/server/src/admin.ts': 'one' })
    expect(await test()).not.toContain(`--exclude=${longTest}`)

    await prove(folder, 'admin-command')
    const held = await test()
    expect(held).toContain('nothing of theirs has changed since they held: admin-command')
    expect(held).toContain(`--exclude=${longTest}`)

    await writeFile(join(folder, 'packages/server/src/admin.ts'), 'another')
    expect(await test()).not.toContain(`--exclude=${longTest}`)
  })

  it('leaves out a journey that is noted as held, and runs the others', async () => {
    const { folder, test } = await cloneThatTells({ 'e2e/journeys/posts.spec.ts': '' })
    expect(await test()).toMatch(/asked: .*playwright test .*journeys\/posts\.spec\.ts/)

    await prove(folder, 'posts')

    expect(await test()).toMatch(/asked: .*playwright test (?!.*posts\.spec).*journeys\/shell\.spec\.ts/)
  })

  it('leaves out what was run together', async () => {
    const { folder, test } = await cloneThatTells({ [longTest]: '', 'e2e/journeys/posts.spec.ts': '' })

    expect(await prove(folder, 'admin-command', 'posts')).toContain('admin-command, posts: holds')

    expect(await test()).toContain('since they held: admin-command, posts')
  })

  it('runs a proof of its own when it is due, and none that is held by hand', async () => {
    const { folder, test } = await cloneThatTells({ 'proofs/src/storm/chat-storm.test.ts': '', [attack]: '' })
    const first = await test()
    expect(first).toContain('storm: holds')
    expect(first).not.toContain('attack: holds')

    await prove(folder, 'storm')

    expect(await test()).not.toContain('storm: holds')
  })

  it('names what failed last, where the end of a long output is read', async () => {
    const { folder } = await cloneThatTells({})
    const failed = { status: 'failed', fullName: 'a like is counted once', failureMessages: ['expected 2 to be 1'] }
    const tests = [{ name: 'likes.test.ts', status: 'failed', assertionResults: [failed] }]
    const journey = { ok: false, file: 'posts.spec.ts', title: 'a doctor posts', tests: [] }
    const suites = [{ specs: [], suites: [{ specs: [journey] }] }]
    await failWith(folder, 'vitest', { testResults: tests, numFailedTests: 1 })
    await failWith(folder, 'playwright', { suites, stats: { expected: 0, unexpected: 1 } })

    const env = { ...process.env, CHROMIUM_PATH: process.execPath }
    const { stdout } = await run(process.execPath, ['scripts/test.mjs'], { cwd: folder, env }).catch((error) => error)

    expect(stdout).toMatch(
      /Failed: likes\.test\.ts: a like is counted once: expected 2 to be 1\n\nFailed: posts\.spec\.ts: a doctor posts: .*\n\n(Failed: .*\n\n)*\d+ passed, \d+ failed\n$/,
    )
  })
})

describe('the law about proofs', () => {
  it('fails on a path where nothing is', async () => {
    const folder = await clone()

    await expect(run(process.execPath, ['scripts/laws/proofs.mjs'], { cwd: folder })).rejects.toMatchObject({
      stdout: expect.stringContaining('The proof importers names packages/ingest/src, where there is no file.'),
    })
  })
})

/** Has a runner write this report and fail. */
async function failWith(folder: string, runner: string, report: object) {
  const file = join(folder, 'node_modules/.bin', runner)
  const asked = "process.argv.find((arg) => arg.startsWith('--outputFile.json='))?.slice(18)"
  const program = `#!${process.execPath}
require('node:fs').writeFileSync(${asked} ?? process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, ${JSON.stringify(JSON.stringify(report))})
process.exit(1)
`
  await writeFile(file, program)
}
