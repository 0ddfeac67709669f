const runs = 5

/** How many times as much of this thread's time the work takes at the larger size, the best of some runs of each. */
export function timesAsLong(work: (size: number) => void, [small, large]: [small: number, large: number]): number {
  return bestOf(() => work(large)) / bestOf(() => work(small))
}

/** Of the processor's time: what else the machine does is not counted. */
function bestOf(work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const started = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(started)
    return user + system
  })
  return Math.max(1, Math.min(...times))
}
