import { readdirSync, readFileSync } from 'node:fs'

export interface Usage {
  cpuSeconds: number
  megabytes: number
}

const ticksPerSecond = 100

/** The CPU time and the memory of these processes; memory that they share is counted once. */
export function usageOf(pids: number[]): Usage {
  const total = { cpuSeconds: 0, megabytes: 0 }
  for (const pid of pids) {
    const [, text = ''] = read(`/proc/${pid}/stat`).split(') ')
    const fields = text.split(' ')
    // utime and stime, and those of children that have ended.
    for (const at of [11, 12, 13, 14]) total.cpuSeconds += Number(fields[at] ?? 0) / ticksPerSecond
    total.megabytes += Number(read(`/proc/${pid}/smaps_rollup`).match(/^Pss:\s+(\d+)/m)?.[1] ?? 0) / 1_024
  }
  return total
}

/** A process and all that it has started. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(read(`/proc/${name}/stat`).split(') ')[1]?.split(' ')[1]) }))
  return [pid, ...parents.filter(({ parent }) => parent === pid).map((child) => child.pid)]
}

/** Empty for a process that has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
