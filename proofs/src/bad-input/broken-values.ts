import fc from 'fast-check'
import type { z } from 'zod'
import { oddTexts, wrongWords } from './odd-texts.ts'
import { throughJson } from './odd-values.ts'

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : [nested(depth - 1)])

/** Put in the place of something right. */
const wrongValues: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  -(2 ** 31) - 1,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  'x'.repeat(100_000),
  '😀'.repeat(20_000),
  [],
  {},
  [[]],
  [null],
  [{}],
  Array(6_000).fill(0),
  nested(200),
  { $gt: '' },
  { length: -1 },
  { toString: 'x' },
  ...wrongWords,
  ...oddTexts,
]

const roundsMax = 60

/** Values the schema refuses, each one a valid value with one thing changed. */
export function brokenValues(
  schema: z.ZodType,
  { valid, amount, seed, name }: { valid: unknown[]; amount: number; seed: number; name: string },
  given: (value: unknown) => unknown = throughJson,
): unknown[] {
  const choices = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat())
  const found: unknown[] = []
  for (let round = 0; found.length < amount; round += 1) {
    if (round === roundsMax) throw new Error(`Too few broken values could be drawn for ${name}.`)
    for (const [which, place, what, how] of fc.sample(choices, { numRuns: amount, seed: seed + round })) {
      const whole = structuredClone(valid[which % valid.length])
      const broken = change(whole, { place, what, how })
      if (!schema.safeParse(given(broken)).success) found.push(broken)
    }
  }
  return found.slice(0, amount)
}

interface Choice {
  place: number
  what: number
  how: number
}

function change(whole: unknown, { place, what, how }: Choice): unknown {
  const wrong = wrongValues[what % wrongValues.length]
  const places = placesIn(whole)
  const chosen = places[place % (places.length + 1)]
  if (!chosen) return wrong
  const { holder, key } = chosen
  if (how % 6 === 0 && !Array.isArray(holder)) delete holder[key]
  else if (how % 6 === 1) holder[key] = [holder[key]]
  else if (how % 6 === 2) holder[key] = { value: holder[key] }
  else holder[key] = wrong
  return whole
}

function placesIn(value: unknown, depth = 0): { holder: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null || depth > 4) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder)
    .slice(0, 20)
    .flatMap((key) => [{ holder, key }, ...placesIn(holder[key], depth + 1)])
}
