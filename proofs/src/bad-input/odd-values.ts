import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { z } from 'zod'
import { oddAddresses, oddDays, oddEmails, oddMoments, oddTexts } from './odd-texts.ts'

/** The part of JSON Schema that the contract's schemas come to. */
interface Shape {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape | false
  prefixItems?: Shape[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** What exists: the ids that fit a field of this name, and words such as e-mail addresses. */
export interface Known {
  idsFor(name: string): string[]
  words: string[]
}

const roundsMax = 40

/** Values the schema takes, the unusual ones before all. `given` says how a value reaches the server. */
export function oddValues(
  schema: z.ZodType,
  { known, name, amount, seed }: { known: Known; name: string; amount: number; seed: number },
  given: (value: unknown) => unknown = throughJson,
): unknown[] {
  const values = drawnFrom(shapeOf(schema), known, name)
  const found: unknown[] = []
  for (let round = 0; found.length < amount; round += 1) {
    if (round === roundsMax) throw new Error(`Too few valid values could be drawn for ${name}.`)
    const drawn = fc.sample(values, { numRuns: amount, seed: seed + round + numberOfName(name) })
    found.push(...drawn.filter((value) => schema.safeParse(given(value)).success))
  }
  return found.slice(0, amount)
}

/** Two calls that take the same shape are not sent the same values. */
const numberOfName = (name: string) => [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 0)

export const throughJson = (value: unknown) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

function drawnFrom(shape: Shape, known: Known, name: string): fc.Arbitrary<unknown> {
  const options = shape.anyOf ?? shape.oneOf
  if (options) return fc.oneof(...options.map((option) => drawnFrom(option, known, name)))
  if (Array.isArray(shape.type))
    return fc.oneof(...shape.type.map((type) => drawnFrom({ ...shape, type }, known, name)))
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.type === 'null') return fc.constant(null)
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'integer' || shape.type === 'number') return numberOf(shape)
  if (shape.type === 'string') return textOf(shape, known, name)
  if (shape.type === 'array') return listOf(shape, known, name)
  if (shape.type === 'object') return recordOf(shape, known, name)
  return fc.jsonValue({ maxDepth: 2 })
}

function numberOf({ type, minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Shape) {
  const edges = [minimum, maximum, 0, 1, -0, 2_147_483_647, 2_147_483_648, -2_147_483_649]
  const inside = fc.constantFrom(...edges.filter((edge) => edge >= minimum && edge <= maximum))
  const least = Math.max(minimum, -1_000)
  if (type === 'integer') return fc.oneof(inside, fc.integer({ min: least, max: Math.min(maximum, least + 2_000) }))
  return fc.oneof(inside, fc.double({ min: minimum, max: maximum, noNaN: true }))
}

function textOf({ format, pattern, minLength = 0, maxLength = 100_000 }: Shape, known: Known, name: string) {
  if (format === 'uuid') return idOf(known, name)
  if (format === 'date-time') return fc.constantFrom(...oddMoments)
  if (format === 'date') return fc.constantFrom(...oddDays)
  if (format === 'uri') return fc.constantFrom(...oddAddresses)
  if (pattern) return fc.oneof(fc.stringMatching(new RegExp(pattern)), fc.constantFrom(...known.words))
  const fitting = fittingTexts[name.split('.').at(-1) ?? '']
  if (fitting) return fc.constantFrom(...fitting, ...oddTexts)
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  const filled = ['x'.repeat(maxLength), '😀'.repeat(maxLength / 2)]
  const words = [...known.words, ...oddEmails].filter(fits)
  return fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...oddTexts.filter(fits)) },
    { weight: words.length > 0 ? 20 : 0, arbitrary: fc.constantFrom('', ...words) },
    { weight: maxLength > 40 ? 20 : 0, arbitrary: newEmail },
    { weight: 20, arbitrary: fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 60) }) },
    { weight: maxLength > 10_000 ? 1 : 5, arbitrary: fc.constantFrom(...filled) },
  )
}

/** Of fields whose values chance does not hit. */
const fittingTexts: Record<string, string[]> = {
  code: ['123456', '000 000', '999999'],
  timeZone: ['America/Toronto', 'America/St_Johns', 'Pacific/Kiritimati', 'Etc/UTC'],
  emoji: ['👍', '❤️', '👩🏽‍⚕️', '🇨🇦'],
}

const newEmail = fc.nat().map((number) => `person-${number}@example.test`)

function idOf(known: Known, name: string) {
  const fitting = known.idsFor(name)
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: fc.constantFrom(...fitting.map((id) => id.toUpperCase())) },
    { weight: 2, arbitrary: fc.constantFrom(...known.idsFor('')) },
    { weight: 1, arbitrary: fc.constantFrom(randomUUID(), '00000000-0000-0000-0000-000000000000') },
    { weight: 1, arbitrary: fc.constant('ffffffff-ffff-ffff-ffff-ffffffffffff') },
  )
}

function listOf(shape: Shape, known: Known, name: string): fc.Arbitrary<unknown[]> {
  if (shape.prefixItems) {
    const least = shape.minItems ?? shape.prefixItems.length
    const places = shape.prefixItems.map((place, index) => drawnFrom(place, known, `${name}.${index}`))
    return fc
      .tuple(fc.integer({ min: least, max: places.length }), ...places)
      .map(([length, ...values]) => values.slice(0, length))
  }
  if (!shape.items) return fc.constant([])
  const entry = drawnFrom(shape.items, known, name)
  const { minItems = 0, maxItems = 10 } = shape
  return fc.oneof(
    { weight: 9, arbitrary: fc.array(entry, { minLength: minItems, maxLength: Math.min(maxItems, 4) }) },
    { weight: 1, arbitrary: entry.map((value) => Array(Math.min(maxItems, 200)).fill(value)) },
  )
}

function recordOf({ properties = {}, required = [] }: Shape, known: Known, name: string) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([key, shape]) => [key, drawnFrom(shape, known, `${name}.${key}`)]),
  )
  const some = fc.record(model, { requiredKeys: required })
  // With every field a chance of its own, a call that has many would nearly always name something it may not.
  const few = fc.tuple(some, fc.constantFrom(...Object.keys(model), '')).map(([whole, also]) => {
    const kept = Object.entries(whole).filter(([key]) => key === also || required.includes(key))
    return Object.fromEntries(kept)
  })
  const stray = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constant(unknownField) })
  return fc.tuple(fc.oneof(some, few), stray).map(([value, unknown]) => ({ ...value, ...unknown }))
}

/** A field that nobody knows is passed over. */
const unknownField = { unknownField: { deep: [null, 1, 'x'] } }
