import { spawnSync } from 'node:child_process'
import { lstat, mkdir, stat, symlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { stagingFolderOf } from './staging.ts'

export interface Owner {
  uid: number
  gid: number
}

// PostgreSQL refuses to run as root, so root lends it another account.
export function unprivilegedOwner(): Owner {
  const existing = lookUpUser('postgres')
  if (existing) return existing
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  const owner = lookUpUser('postgres') ?? lookUpUser('nobody')
  if (owner) return owner
  throw new Error('PostgreSQL does not run as root and no other account was found: start as an ordinary user.')
}

function lookUpUser(name: string): Owner | undefined {
  const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout)
  const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout)
  return uid ? { uid, gid } : undefined
}

// Below a folder closed to others (root's home, a 0700 clone) the lent account cannot reach the data:
// the cluster then lies in the machine's state folder and `folder` is a link to it.
export async function reachableHome(folder: string, owner: Owner): Promise<string> {
  const linked = await lstat(folder).catch(() => undefined)
  if (linked?.isSymbolicLink()) {
    await mkdir(stagingFolderOf(folder), { recursive: true, mode: 0o755 })
    return stagingFolderOf(folder)
  }
  await mkdir(dirname(folder), { recursive: true })
  if (await isReachable(dirname(folder), owner)) return folder
  const home = stagingFolderOf(folder)
  await mkdir(home, { recursive: true, mode: 0o755 })
  if (!linked) await symlink(home, folder)
  return home
}

export async function isReachable(folder: string, owner: Owner): Promise<boolean> {
  for (let current = folder; ; current = dirname(current)) {
    const { mode, uid } = await stat(current)
    const bit = uid === owner.uid ? 0o100 : 0o001
    if (!(mode & bit)) return false
    if (current === dirname(current)) return true
  }
}
