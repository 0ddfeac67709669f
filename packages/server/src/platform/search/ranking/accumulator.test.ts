import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBlock, encodeBlock } from '../blocks.ts'
import { bestDocuments } from './accumulator.ts'

const postings = fc.uniqueArray(
  fc.record({ ord: fc.integer({ min: 1, max: 3_000_000 }), level: fc.integer({ min: 1, max: 63 }) }),
  {
    selector: ({ ord }) => ord,
    minLength: 1,
    maxLength: 200,
  },
)
const lists = fc.array(fc.record({ postings, weight: fc.integer({ min: 1, max: 9 }), bit: fc.constantFrom(1, 2) }), {
  minLength: 1,
  maxLength: 6,
})

const knownSums = fc.uniqueArray(
  fc.record({
    ord: fc.integer({ min: 1, max: 3_000_000 }),
    sum: fc.integer({ min: 1, max: 900 }),
    bits: fc.integer({ min: 0, max: 3 }),
  }),
  { selector: ({ ord }) => ord, maxLength: 20 },
)

const inOrder = (list: { ord: number; level: number }[]) => list.toSorted((a, b) => b.level - a.level || a.ord - b.ord)

function blockOf(list: { ord: number; level: number }[]): Buffer {
  const sorted = inOrder(list)
  const [ords, levels] = [Int32Array.from(sorted, ({ ord }) => ord), Uint8Array.from(sorted, ({ level }) => level)]
  return encodeBlock(ords, levels, 0, sorted.length)
}

describe('a posting block', () => {
  it('gives back what was put into it', () => {
    fc.assert(
      fc.property(postings, (list) => {
        const read: { ord: number; level: number }[] = []
        decodeBlock(blockOf(list), (ord, level) => read.push({ ord, level }))
        expect(read).toEqual(inOrder(list))
      }),
    )
  })
})

describe('the best documents', () => {
  it('are those with the greatest sums that hold all that is wanted, search after search, with sums known otherwise', () => {
    const limits = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(lists, limits, fc.constantFrom(0, 1, 3), knownSums, (blocks, limit, mask, other) => {
        const met = blocks
          .flatMap(({ postings: list }) => list.slice(0, 1))
          .map(({ ord }) => ({ ord, sum: 7, bits: 1 }))
        const known = [...new Map([...met, ...other].map((each) => [each.ord, each])).values()]
        const sums = new Map<number, { sum: number; bits: number }>()
        for (const { postings: list, weight, bit } of blocks) {
          for (const { ord, level } of list) {
            const known = sums.get(ord) ?? { sum: 0, bits: 0 }
            sums.set(ord, { sum: known.sum + level * weight, bits: known.bits | bit })
          }
        }
        for (const { ord, sum, bits } of known.filter((each) => (each.bits & mask) === mask)) {
          const met = sums.get(ord)
          const isFitting = met !== undefined && (met.bits & mask) === mask
          sums.set(ord, { sum: isFitting ? Math.max(met.sum, sum) : sum, bits })
        }
        const fitting = [...sums].filter(([, { bits }]) => (bits & mask) === mask)
        const expected = fitting.toSorted(([a, x], [b, y]) => y.sum - x.sum || b - a).map(([ord]) => ord)

        const best = bestDocuments(
          blocks.map(({ postings: list, ...rest }) => ({ ...rest, block: blockOf(list) })),
          limit,
          { mask, known },
        )

        expect(best.ords).toEqual(expected.slice(0, limit))
        expect(best.isCut).toBe(expected.length > limit)
      }),
    )
  })
})
