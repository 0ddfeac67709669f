import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { getuid } from 'node:process'
import { command } from './command.ts'

const wanted = { nginx: '/usr/sbin/nginx', postgresql: '/usr/lib/postgresql', 'redis-server': '/usr/bin/redis-server' }
const policy = '/usr/sbin/policy-rc.d'

export const isRoot = getuid?.() === 0

/** Debian's own nginx, PostgreSQL and Redis; installed where they are missing, never started as services. */
export async function ensureDebianPackages(): Promise<string[]> {
  const missing = Object.entries(wanted).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
  if (missing.length === 0) return []
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`Install ${missing.join(', ')} first (Debian: sudo apt-get install ${missing.join(' ')}).`)
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await command('apt-get', ['update', '-qq'], { env })
  await withoutServices(() =>
    command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env }),
  )
  return missing
}

/** Debian starts what it installs unless this file says no. */
async function withoutServices(work: () => Promise<unknown>): Promise<void> {
  const isOurs = !existsSync(policy)
  if (isOurs) await writeFile(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await work()
  } finally {
    if (isOurs) await rm(policy)
  }
}

/** The folder of the newest PostgreSQL's programs. */
export async function postgresPrograms(): Promise<string> {
  const versions = (await readdir(wanted.postgresql)).map(Number).filter(Boolean)
  return `${wanted.postgresql}/${Math.max(...versions)}/bin`
}

export async function versionsInWords(): Promise<string> {
  const programs = await postgresPrograms()
  const told = await Promise.all([
    command(wanted.nginx, ['-v']),
    command(`${programs}/postgres`, ['--version']),
    command(wanted['redis-server'], ['--version']),
  ])
  return told
    .map((line) => line.replace(/^nginx version: |^postgres |^Redis server |sha=.*$|bits=.*$/g, '').trim())
    .join(', ')
}
