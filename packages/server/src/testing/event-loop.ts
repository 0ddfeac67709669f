/**
 * The longest that this thread's event loop kept a processor between two looks at its timers while `work` ran. Time in
 * which other programs had the processor does not count.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = usedMs()
  const look = () => {
    const now = usedMs()
    longest = Math.max(longest, now - before)
    before = now
  }
  const looking = setInterval(look, 1)
  try {
    await work()
    await new Promise((turned) => setTimeout(turned, 2))
  } finally {
    clearInterval(looking)
  }
  return longest
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
