export interface Chore {
  name: string
  everyMs: number
  work(): Promise<void>
}

/** Repeats each chore with a pause after each turn; returns how to stop them, turns that run included. */
export function startChores(chores: Chore[], onError: (error: unknown, name: string) => void): () => Promise<void> {
  const stops = chores.map((chore) => startChore(chore, onError))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function startChore({ name, everyMs, work }: Chore, onError: (error: unknown, name: string) => void) {
  let isStopped = false
  let turn: Promise<void> | undefined
  let timer = later()

  function later(): NodeJS.Timeout {
    return setTimeout(() => {
      turn = work()
        .catch((error) => onError(error, name))
        .then(() => {
          if (!isStopped) timer = later()
        })
    }, everyMs).unref()
  }

  return async () => {
    isStopped = true
    clearTimeout(timer)
    await turn
  }
}
