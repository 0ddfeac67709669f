/**
 * The longest that one turn of this thread's event loop kept a processor while `work` ran. Time in which others had the
 * processor does not count.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let before = usedMs()
  const turn = () => {
    const now = usedMs()
    longest = Math.max(longest, now - before)
    before = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  try {
    await work()
  } finally {
    await new Promise(setImmediate)
    isOver = true
  }
  return longest
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
