import { spawnSync } from 'node:child_process'
import { readFile, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'

interface Lock {
  pid: number
  cluster: string
  port: number
  /** Where its Unix socket lies, if it has one. */
  socketFolder: string
}

const lockPathOf = (cluster: string) => join(cluster, 'postmaster.pid')

/** What a running server wrote into its folder, or left there when it was killed. */
export async function lockOf(cluster: string): Promise<Lock | undefined> {
  const text = await readFile(lockPathOf(cluster), 'utf8').catch(() => undefined)
  const [pid, path = '', , port, socketFolder = ''] = text?.split('\n') ?? []
  return Number(pid) ? { pid: Number(pid), cluster: path, port: Number(port), socketFolder } : undefined
}

export const postmasterOf = async (cluster: string): Promise<number | undefined> => (await lockOf(cluster))?.pid

/** The lock of a copied folder names the server of the original, which is not to be used or stopped by the copy. */
export async function removeCopiedLock(cluster: string): Promise<void> {
  const lock = await lockOf(cluster)
  if (!lock) return
  const locked = await realpath(lock.cluster).catch(() => undefined)
  if (locked !== (await realpath(cluster))) await rm(lockPathOf(cluster))
}

export const isAlive = (pid: number) => hasProcess(pid) && !isZombie(pid)

export function hasProcess(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return Boolean(state?.startsWith('Z'))
}
