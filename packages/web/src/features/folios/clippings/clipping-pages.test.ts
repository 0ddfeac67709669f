import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveWithin } from './clipping-pages.ts'

describe('moving a row within pages', () => {
  it('keeps every page as long as it was and moves nothing but the row', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.nat(),
        (lengths, fromSeed, toSeed) => {
          let next = 0
          const pages = lengths.map((length) => Array.from({ length }, () => next++))
          fc.pre(next > 0)
          const [from, to] = [fromSeed % next, toSeed % next]

          const moved = moveWithin(pages, from, to)

          expect(moved.map((page) => page.length)).toEqual(lengths)
          expect(moved.flat()[to]).toBe(from)
          expect(moved.flat().filter((row) => row !== from)).toEqual(pages.flat().filter((row) => row !== from))
        },
      ),
    )
  })
})
