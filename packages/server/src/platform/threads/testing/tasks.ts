import type { ThreadTask } from '../threads.ts'

const module = new URL(import.meta.url)
const lengthOf = () => Number.POSITIVE_INFINITY

/** Keeps a processor for so long. */
export function spin({ forMs }: { forMs: number }): string {
  const endMs = usedMs() + forMs
  while (usedMs() < endMs);
  return 'done'
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

export function hoard({ count }: { count: number }): number {
  const kept: number[][] = []
  for (let nth = 0; nth < count; nth++) kept.push(Array(100_000).fill(nth + 0.5))
  return kept.length
}

export const spinTask: ThreadTask<{ forMs: number }, string> = { module, work: spin, lengthOf }
export const hoardTask: ThreadTask<{ count: number }, number> = { module, work: hoard, lengthOf }
