import { randomInt } from 'node:crypto'
import { addClippings, removeClipping } from '@materia/server/features/folios/clippings.service.ts'
import { createFolio } from '@materia/server/features/folios/folios.service.ts'
import { listFor } from '@materia/server/features/notifications/notifications.service.ts'
import { someSupply, tellReports } from '@materia/server/features/safety/testing/reports.ts'
import type { Actor } from '@materia/server/platform/app.ts'
import { testApp } from '@materia/server/testing/app.ts'
import { makeContent } from '@materia/server/testing/contents.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const histories = Number(process.env.SAFETY_HISTORIES ?? 150)
const [products, savers, sizes] = [2, 2, 2]
const states = ['Active', 'Anticipated', 'Resolved'] as const
type State = (typeof states)[number]

const { app, make, clock } = await testApp()

type Command =
  | { act: 'say'; product: number; size: number; state: State }
  | { act: 'again'; product: number }
  | { act: 'come'; product: number }
  | { act: 'save' | 'unsave'; by: number; product: number }

const product = fc.nat({ max: products - 1 })
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('say'),
      product,
      size: fc.nat({ max: sizes - 1 }),
      state: fc.constantFrom(...states),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('again'), product }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('come'), product }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constantFrom('save', 'save', 'unsave'), by: fc.nat({ max: savers - 1 }), product }),
  },
) as fc.Arbitrary<Command>

/** One product as far as notices go: what the reports of its package sizes say, and the state people were told of. */
interface Model {
  said: (State | undefined)[]
  told: State | undefined
  isThere: boolean
  savedBy: Set<number>
}

/** The worst of what is said. */
const stateOf = ({ said }: Model): State | undefined => states.find((state) => said.includes(state))

/** Whoever saved it is told of each other state, but never of an end of which nobody had heard the beginning. */
function tellIn(model: Model, nth: number, expected: string[][]): void {
  const state = stateOf(model)
  if (state === undefined || state === model.told) return
  const isNews = state !== 'Resolved' || model.told !== undefined
  model.told = state
  if (!isNews || !model.isThere) return
  for (const saver of model.savedBy) expected[saver]?.push(`${nth} ${state}`)
}

describe('random histories of reports, products and savers', () => {
  it(`tell every saver exactly once of each change, in ${histories} of them`, { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 14 }), live), {
      numRuns: histories,
      endOnFailure: true,
    })
  })
})

async function live(commands: Command[]): Promise<void> {
  const models = Array.from(
    { length: products },
    (): Model => ({
      said: Array.from({ length: sizes }),
      told: undefined,
      isThere: false,
      savedBy: new Set(),
    }),
  )
  const dins = models.map(() => String(randomInt(10_000_000, 100_000_000)))
  const itemIds: string[] = []
  const people: { actor: Actor; folioId: string }[] = []
  for (let saver = 0; saver < savers; saver++) {
    const actor: Actor = { userId: (await make.doctor()).userId, roles: ['Doctor'], sessionId: '' }
    people.push({ actor, folioId: await createFolio(app, actor, { title: 'Kept', shareLevel: 'Private' }) })
  }
  const expected = people.map((): string[] => [])
  const report = (nth: number, size: number) => {
    const [model, din] = [models[nth] as Model, dins[nth] ?? '']
    const state = model.said[size]
    return {
      recordKey: `${din}:${size}`,
      noticeKey: `shortage:${din}`,
      statedOn: clock.now().toISOString(),
      report: state ? someSupply({ din, state, reportId: `${din}${size}` }) : null,
    }
  }

  for (const each of commands) {
    clock.advance(60_000)
    const model = models[each.product] as Model
    if (each.act === 'say') model.said[each.size] = each.state
    if (each.act === 'say') await tellReports(app, [report(each.product, each.size)])
    if (each.act === 'again')
      await tellReports(
        app,
        model.said.map((_, size) => report(each.product, size)),
      )
    if (each.act === 'come' && !model.isThere) {
      const din = dins[each.product] ?? ''
      itemIds[each.product] = (await makeContent(app, 'Drug', { details: { din, drugCode: din } })).contentItemId
      model.isThere = true
      await tellReports(app, [])
    }
    if ('by' in each && model.isThere) await keep(each)
    tellIn(model, each.product, expected)
  }
  for (const [saver, { actor }] of people.entries()) expect(await toldTo(actor)).toEqual(expected[saver])

  async function keep({ act, by, product: nth }: { act: 'save' | 'unsave'; by: number; product: number }) {
    const { actor, folioId } = people[by] as (typeof people)[number]
    const clipping = { contentItemId: itemIds[nth] ?? '' }
    if (act === 'save') await addClippings(app, actor, folioId, [clipping])
    else await removeClipping(app, actor, folioId, clipping)
    models[nth]?.savedBy[act === 'save' ? 'add' : 'delete'](by)
  }

  /** Oldest first. */
  async function toldTo(actor: Actor): Promise<string[]> {
    const told = await listFor(app, actor, { count: 100, unread: false })
    const words = { 'In shortage': 'Active', 'Shortage anticipated': 'Anticipated', 'Shortage resolved': 'Resolved' }
    return told
      .filter(({ kind }) => kind === 'SafetyNotice')
      .toReversed()
      .map(({ body, contentItemId }) => {
        const word = Object.entries(words).find(([beginning]) => body.startsWith(beginning))?.[1]
        return `${itemIds.indexOf(contentItemId ?? '')} ${word}`
      })
  }
}
