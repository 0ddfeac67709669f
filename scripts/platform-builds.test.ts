import { describe, expect, it } from 'vitest'
import { missingBuilds } from './platform-builds.mjs'
import { clone } from './testing/clone.ts'

const bundler = {
  name: 'bundler',
  version: '1.2.3',
  optionalDependencies: {
    '@bundler/binding-darwin-arm64': '1.2.3',
    '@bundler/binding-darwin-x64': '1.2.3',
    '@bundler/binding-linux-x64-gnu': '1.2.3',
    '@bundler/binding-linux-x64-musl': '1.2.3',
    '@bundler/binding-win32-x64-msvc': '1.2.3',
  },
}
const lock = {
  packages: {
    '': { name: 'materia' },
    'node_modules/bundler': { version: '1.2.3' },
    'node_modules/@bundler/binding-linux-x64-gnu': { version: '1.2.3', optional: true },
  },
}
const installed = (files = {}) =>
  clone({
    'package-lock.json': JSON.stringify(lock),
    'node_modules/bundler/package.json': JSON.stringify(bundler),
    ...files,
  })

describe('the builds that the lock lacks', () => {
  it.each([
    [{ platform: 'darwin', arch: 'arm64', isMusl: false }, ['@bundler/binding-darwin-arm64@1.2.3']],
    [{ platform: 'win32', arch: 'x64', isMusl: false }, ['@bundler/binding-win32-x64-msvc@1.2.3']],
    [{ platform: 'linux', arch: 'x64', isMusl: true }, ['@bundler/binding-linux-x64-musl@1.2.3']],
    [{ platform: 'linux', arch: 'x64', isMusl: false }, []],
    [{ platform: 'linux', arch: 'riscv64', isMusl: false }, []],
  ])('are those of the own platform: %j', async (machine, builds) => {
    expect(missingBuilds(await installed(), machine)).toEqual(builds)
  })

  it('are none once they are there', async () => {
    const folder = await installed({ 'node_modules/@bundler/binding-darwin-arm64/package.json': '{}' })

    expect(missingBuilds(folder, { platform: 'darwin', arch: 'arm64', isMusl: false })).toEqual([])
  })
})
