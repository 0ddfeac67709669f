import { describe, expect, it } from 'vitest'
import { shared } from './shared.ts'

/** Questions that wait to be answered by hand. */
function questions() {
  const waiting: { answer(value: string): void; fail(error: Error): void }[] = []
  const ask = shared(() => new Promise<string>((answer, fail) => waiting.push({ answer, fail })))
  return { waiting, ask }
}
const turn = () => new Promise((next) => setImmediate(next))

describe('a shared question', () => {
  it('is asked once for all who come before it is sent, and again for all who come after', async () => {
    const { waiting, ask } = questions()

    const early = [ask(), ask(), ask()]
    await turn()
    const late = [ask(), ask()]
    await turn()
    const whileAsked = waiting.length
    waiting[0]?.answer('one')
    await turn()
    waiting[1]?.answer('two')

    expect(await Promise.all(early)).toEqual(['one', 'one', 'one'])
    expect(await Promise.all(late)).toEqual(['two', 'two'])
    expect([whileAsked, waiting.length]).toEqual([1, 2])
  })

  it('that fails, fails for those who shared it alone', async () => {
    const { waiting, ask } = questions()

    const early = Promise.allSettled([ask(), ask()])
    await turn()
    const late = ask()
    waiting[0]?.fail(new Error('gone'))
    await turn()
    waiting[1]?.answer('back')

    expect((await early).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await late).toBe('back')
  })
})
