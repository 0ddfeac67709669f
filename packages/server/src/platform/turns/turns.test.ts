import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurnsByKey, loopTurn, mapInTurns } from './turns.ts'

/** Work that lasts until it is let go. */
function heldWork() {
  const begun: (() => void)[] = []
  return {
    begun,
    work: () => new Promise<void>((done) => begun.push(done)),
  }
}

it('works for one key in turn, in the order asked, and keeps no other key waiting', async () => {
  const inTurn = createTurnsByKey(2)
  const [mine, theirs] = [heldWork(), heldWork()]

  const all = [1, 2, 3, 4].map(() => inTurn('me', mine.work))
  const other = inTurn('them', theirs.work)
  await nextTurn()
  expect([mine.begun.length, theirs.begun.length]).toEqual([2, 1])

  mine.begun[0]?.()
  await nextTurn()
  expect(mine.begun.length).toBe(3)

  mine.begun[1]?.()
  mine.begun[2]?.()
  await nextTurn()
  mine.begun[3]?.()
  theirs.begun[0]?.()
  await Promise.all([...all, other])
})

it('goes on after work that failed', async () => {
  const inTurn = createTurnsByKey(1)
  const failing = inTurn('me', () => Promise.reject(new Error('no')))
  const next = inTurn('me', async () => 'done')

  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})

it('lets one go on in each turn of the event loop', async () => {
  const gone: number[] = []
  const all = [1, 2, 3].map(async (nth) => {
    await loopTurn()
    gone.push(nth)
  })

  await nextTurn()
  expect(gone).toEqual([1])
  await nextTurn()
  expect(gone).toEqual([1, 2])
  await Promise.all(all)
})

it('works through items in bits of a size, and lets others go on between them', async () => {
  const worked: string[] = []
  const all = mapInTurns(['aa', 'b', 'ccc', 'd'], { sizeAtOnce: 3, sizeOf: (item) => item.length }, (item, index) => {
    worked.push(item)
    return `${index}${item}`
  })

  expect(worked).toEqual(['aa', 'b'])
  await nextTurn()
  expect(worked).toEqual(['aa', 'b', 'ccc'])
  expect(await all).toEqual(['0aa', '1b', '2ccc', '3d'])
})
