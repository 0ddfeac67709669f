/** Takes work in the order it comes: of a weight of at most `limit` together at once, the rest waits for its turn. */
export type Turns = <Result>(weight: number, work: () => Promise<Result>) => Promise<Result>

export function createTurns(limit: number): Turns {
  let working = 0
  const waiting: { weight: number; begin: () => void }[] = []
  const beginNext = () => {
    for (let next = waiting[0]; next && working + next.weight <= limit; next = waiting[0]) {
      waiting.shift()
      working += next.weight
      next.begin()
    }
  }
  return async (weight, work) => {
    await new Promise<void>((begin) => {
      waiting.push({ weight, begin })
      beginNext()
    })
    try {
      return await work()
    } finally {
      working -= weight
      beginNext()
    }
  }
}

/** Turns for each key of its own; a key without work is forgotten. */
export function createTurnsByKey(limit: number) {
  const byKey = new Map<string, { inTurn: Turns; asked: number }>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const own = byKey.get(key) ?? { inTurn: createTurns(limit), asked: 0 }
    byKey.set(key, own)
    own.asked++
    try {
      return await own.inTurn(1, work)
    } finally {
      own.asked--
      if (own.asked === 0) byKey.delete(key)
    }
  }
}

const waitingForLoop: (() => void)[] = []

/**
 * Lets one caller of the process go on in each turn of its event loop: between two of them it takes up whatever else has
 * come. Where many do long work at once, `setImmediate` would let all of them go on in the same turn.
 */
export const loopTurn = (): Promise<void> =>
  new Promise((go) => {
    waitingForLoop.push(go)
    if (waitingForLoop.length === 1) setImmediate(letOneGo)
  })

/** Works through items one by one, and lets others go on whenever it has done work of a size of `sizeAtOnce`. */
export async function mapInTurns<Item, Result>(
  items: Item[],
  { sizeAtOnce, sizeOf }: { sizeAtOnce: number; sizeOf: (item: Item) => number },
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let size = 0
  for (const [index, item] of items.entries()) {
    results.push(work(item, index))
    size += sizeOf(item)
    if (size < sizeAtOnce) continue
    size = 0
    await loopTurn()
  }
  return results
}

function letOneGo() {
  waitingForLoop.shift()?.()
  if (waitingForLoop.length > 0) setImmediate(letOneGo)
}
