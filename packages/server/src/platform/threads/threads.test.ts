import { describe, expect, it } from 'vitest'
import { atFileEnd } from '../../testing/ending.ts'
import { longestTurnMs } from '../../testing/event-loop.ts'
import { hoardTask, spin, spinTask } from './testing/tasks.ts'
import { createThreads } from './threads.ts'

function threadsOf(options: Partial<Parameters<typeof createThreads>[0]> = {}) {
  const threads = createThreads({ threads: 1, tasksMax: 10, tasksMaxByOne: 10, withinMs: 20_000, ...options })
  atFileEnd(() => threads.close())
  return threads
}

describe('work in a thread', () => {
  it('leaves the event loop free', async () => {
    const threads = threadsOf()
    await threads.run(spinTask, { forMs: 1 })

    const turnMs = await longestTurnMs(() => threads.run(spinTask, { forMs: 250 }))

    expect(turnMs).toBeLessThan(100)
    expect(await longestTurnMs(async () => spin({ forMs: 250 }))).toBeGreaterThan(100)
  })

  it('is ended when it takes too long, and the next is done', async () => {
    const threads = threadsOf({ withinMs: 1_500 })

    await expect(threads.run(spinTask, { forMs: 60_000 })).rejects.toMatchObject({
      status: 400,
      message: 'This text takes too long to read. Shorten it, or divide it.',
    })
    expect(await threads.run(spinTask, { forMs: 1 })).toBe('done')
  })

  it('is ended when it needs too much memory, and the next is done', async () => {
    const threads = threadsOf()

    await expect(threads.run(hoardTask, { count: 1e9 })).rejects.toMatchObject({ status: 400 })
    expect(await threads.run(spinTask, { forMs: 1 })).toBe('done')
  })

  it('is refused when too much of it waits, in all or of one account', async () => {
    const [few, fewByOne] = [threadsOf({ tasksMax: 2 }), threadsOf({ tasksMaxByOne: 1 })]
    const statusOf = (work: Promise<string>) => work.catch(({ status }) => status)

    const inAll = ['ana', 'ben', 'cho'].map((by) => statusOf(few.run(spinTask, { forMs: 1 }, by)))
    const ofOne = ['ana', 'ana', 'ben'].map((by) => statusOf(fewByOne.run(spinTask, { forMs: 1 }, by)))

    expect(await Promise.all(inAll)).toEqual(['done', 'done', 429])
    expect(await Promise.all(ofOne)).toEqual(['done', 429, 'done'])
    expect(await few.run(spinTask, { forMs: 1 }, 'cho')).toBe('done')
  })
})
