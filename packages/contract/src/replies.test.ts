import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allRoutes } from './all.ts'

type Def = Record<string, unknown> & { type?: string; check?: string }

/** Spelled so that trimming, folding or parsing it would change it. */
const probes = [' Ab1 ', 'A', '']

const isZod = (value: unknown): value is { _zod: { def: Def } } =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Where a schema gives something else than it was given, or would do so the second time. */
function changesIn(schema: unknown, path = 'reply', seen = new Set<unknown>()): string[] {
  if (!isZod(schema) || seen.has(schema)) return []
  seen.add(schema)
  const { def } = schema._zod
  const own = changesValue(def) ? [`${path}: ${def.type ?? def.check}${def.coerce ? ' by coercion' : ''}`] : []
  return [...own, ...partsOf(def).flatMap(([name, part]) => changesIn(part, `${path}.${name}`, seen))]
}

function changesValue(def: Def): boolean {
  if (def.type === 'transform' || def.type === 'pipe' || def.coerce === true) return true
  // What is parsed twice is the same as once: a default is its own, and ids stay in lower case.
  if (def.type === 'default' || def.type === 'prefault' || def.type === 'catch') return !keepsItself(def)
  if (def.check !== 'overwrite') return false
  return probes.some((probe) => rewritten(def, rewritten(def, probe)) !== rewritten(def, probe))
}

function keepsItself({ type, innerType, defaultValue }: Def): boolean {
  if (type === 'catch') return false
  const { data } = (innerType as z.ZodType).safeParse(defaultValue)
  return isDeepStrictEqual(data, defaultValue)
}

const rewritten = ({ tx }: Def, value: unknown) => (tx as (value: unknown) => unknown)(value)

function partsOf(def: Def): [string, unknown][] {
  if (def.type === 'lazy') return [['lazy', (def.getter as () => unknown)()]]
  return Object.entries(def).flatMap(([name, value]): [string, unknown][] => {
    if (isZod(value)) return [[name, value]]
    if (Array.isArray(value)) return value.map((each) => [name, each])
    if (name === 'shape') return Object.entries(value as object)
    return []
  })
}

describe('the reply of a call', () => {
  it.each(Object.entries(allRoutes))('is written as it is read: %s', (_, { reply }) => {
    expect(changesIn(reply)).toEqual([])
  })

  const day = z.codec(z.string(), z.date(), { decode: (text) => new Date(text), encode: (date) => date.toISOString() })

  it.each([
    ['a codec', day],
    ['a transformation', z.string().transform(Number)],
    ['preprocessing', z.preprocess(String, z.string())],
    ['a coerced number', z.coerce.number()],
    ['a default that would not be parsed to itself', z.string().trim().default(' ')],
    ['a rewriting that goes on with each parsing', z.string().overwrite((text) => `${text}.`)],
  ])('would be refused with %s, however deep', (_, schema) => {
    const deep = z.record(
      z.string(),
      z.lazy(() => z.optional(schema)),
    )
    const reply = z.object({ lists: z.array(z.union([z.null(), deep])) })

    expect(changesIn(reply)).not.toEqual([])
  })

  it('may have defaults, and ids in lower case', () => {
    const reply = z.object({ id: z.uuid().toLowerCase(), tags: z.array(z.string()).default([]) })

    expect(changesIn(reply)).toEqual([])
  })
})
