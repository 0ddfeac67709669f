import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { clone } from './testing/clone.ts'

const run = promisify(execFile)

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
