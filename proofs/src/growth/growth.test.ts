import { spin } from '@materia/server/platform/threads/testing/tasks.ts'
import { testApp } from '@materia/server/testing/app.ts'
import { describe, expect, it, vi } from 'vitest'
import { worldOf } from '../bad-input/world.ts'
import { fragments } from './fragments.ts'
import { findFault, type Target } from './growth.ts'
import { measureWith } from './measure.ts'
import { hubTargets, routeTargets } from './targets.ts'

/** All fields and fragments by `npm run bench -- growth`; here a few fragments for each field that takes much text. */
const isWhole = process.env.GROWTH === 'whole'
const few = 3
const only = new RegExp(process.env.GROWTH_ONLY ?? '')
const [part = 1, parts = 1] = (process.env.GROWTH_PART ?? '1/1').split('/').map(Number)
const isChosen = ({ name, bound, format }: Target) =>
  only.test(name) && (isWhole || (bound >= 1_000 && (!format || format === 'uri')))

vi.setConfig({ testTimeout: 600_000 })

const test = await testApp({ MATERIA_ENABLE_MOCKS: 'true' })
const measure = await measureWith(test.app.db)
const makeWorld = worldOf(test)
let world = await makeWorld()

const allTargets = [...routeTargets(test, () => world), ...hubTargets(test, () => world)]
const targets = allTargets.filter(isChosen).filter((_, nth) => nth % parts === part - 1)

/** Ids and moments are refused by one pattern each, before any call looks at them: all of it once for each size. */
const fieldsOfFormat = Map.groupBy(targets, ({ format, bound }) => `${format} ${bound}`)
const isRepeated = (target: Target) =>
  (target.format === 'uuid' || target.format === 'date-time') &&
  fieldsOfFormat.get(`${target.format} ${target.bound}`)?.[0] !== target

/** Each field gets others of them, so that a few for each are many in all. */
function fragmentsFor(nth: number): string[] {
  const amount = isWhole && !isRepeated(targets[nth] as Target) ? fragments.length : few
  return Array.from({ length: amount }, (_, index) => fragments[(nth * amount + index) % fragments.length] ?? 'a')
}

describe.each(targets.map((target, nth) => ({ ...target, nth })))('$name, of $bound characters', (target) => {
  it('takes no longer than its length explains, and holds nobody up', async () => {
    const faults: string[] = []
    await target.send('a')

    for (const fragment of fragmentsFor(target.nth)) {
      const fault = await findFault(target as Target, fragment, measure)
      if (fault) faults.push(`${JSON.stringify(fragment)} ${fault}`)
    }
    if (/delete|remove|end|leave|change|signOut|update/i.test(target.name)) world = await makeWorld()

    expect(faults).toEqual([])
  })
})

describe('the program', () => {
  it('tries the fields of the whole contract', () => {
    const names = allTargets.map(({ name }) => name)

    expect(names).toContain('suggestSummary body.content')
    expect(names).toContain('importClippings body.text')
    expect(names).toContain('/chat.SendMessage.0.content')
    expect(names.length).toBeGreaterThan(200)
  })

  it('finds what takes the square of the length, and what holds the event loop', async () => {
    const keeping = (msFor: (part: number) => number): Target => ({
      name: 'made up',
      bound: 4_000,
      send: async ({ length }) => (spin({ forMs: msFor(length / 4_000) }) ? 200 : 500),
    })

    expect(
      await findFault(
        keeping((part) => part * 150),
        'a',
        measure,
      ),
    ).toMatch('held the event loop')
    expect(
      await findFault(
        keeping((part) => part ** 2 * 80),
        'a',
        measure,
      ),
    ).toMatch('for 1, 2 and 4 lengths')
    expect(
      await findFault(
        keeping((part) => part * 80),
        'a',
        measure,
      ),
    ).toBeUndefined()
  })
})
