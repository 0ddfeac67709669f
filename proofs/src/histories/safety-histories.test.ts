import { randomInt } from 'node:crypto'
import { recordView } from '@materia/server/features/contents/engagement/views.service.ts'
import { addClippings, removeClipping } from '@materia/server/features/folios/clippings.service.ts'
import { createFolio, removeFolio, restoreFolio, updateFolio } from '@materia/server/features/folios/folios.service.ts'
import { answerInvite, inviteToFolio } from '@materia/server/features/folios/invites/invites.service.ts'
import { listFor } from '@materia/server/features/notifications/notifications.service.ts'
import { someSupply, tellReports } from '@materia/server/features/safety/testing/reports.ts'
import { deleteSubscription } from '@materia/server/features/subscriptions/subscriptions.queries.ts'
import { change, follow } from '@materia/server/features/subscriptions/subscriptions.service.ts'
import type { Actor, App } from '@materia/server/platform/app.ts'
import { days } from '@materia/server/platform/clock.ts'
import { ProblemError } from '@materia/server/platform/errors/errors.ts'
import { testApp } from '@materia/server/testing/app.ts'
import { makeContent } from '@materia/server/testing/contents.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Death, Died, death, dying } from './dying.ts'
import { type Command, type Model, newModel, type Reading, states, step } from './safety-model.ts'

const histories = Number(process.env.SAFETY_HISTORIES ?? 60)
const counts = { products: 2, people: 3, sizes: 2 }

const { app, make, clock } = await testApp()

const product = fc.nat({ max: counts.products - 1 })
const by = fc.nat({ max: counts.people - 1 })
const size = fc.nat({ max: counts.sizes - 1 })
const acts = <Act extends string>(weight: number, all: Act[], rest: Record<string, fc.Arbitrary<unknown>>) => ({
  weight,
  arbitrary: fc.record({ act: fc.constantFrom(...all), ...rest }),
})
const command = fc.oneof(
  acts(7, ['say'], { product, size, state: fc.constantFrom(...states) }),
  acts(1, ['again'], { product }),
  acts(3, ['come'], { product }),
  acts(4, ['save', 'save', 'unsave'], { by, product }),
  acts(3, ['follow', 'follow', 'unfollow', 'mute', 'mute', 'unmute'], { by, product }),
  acts(3, ['open'], { by, product }),
  acts(6, ['close', 'close', 'share', 'discard', 'discard', 'restore'], { by }),
  acts(2, ['wait'], {}),
) as fc.Arbitrary<Command>

/** What happens, and where the process dies that reads the source: it keeps what it read, then tells of it. */
interface Turn {
  command: Command
  dies: Death | null
}

const turn: fc.Arbitrary<Turn> = fc.record({ command, dies: death(2) })

describe('random histories of reports, products and those they concern', () => {
  it(`tell everybody exactly once of each change, in ${histories} of them`, { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(fc.array(turn, { minLength: 10, maxLength: 24, size: 'max' }), live), {
      numRuns: histories,
      endOnFailure: true,
    })
  })
})

interface Stage {
  dins: string[]
  itemIds: string[]
  versionIds: string[]
  people: { actor: Actor; folioId: string }[]
  subscriptionIds: Map<string, string>
}

async function live(turns: Turn[]): Promise<void> {
  const model = newModel(counts)
  const stage: Stage = {
    dins: model.products.map(() => String(randomInt(10_000_000, 100_000_000))),
    itemIds: [],
    versionIds: [],
    people: [],
    subscriptionIds: new Map(),
  }
  for (const _ of model.people) stage.people.push(await personWithFolio())
  for (const [nth, { actor, folioId }] of stage.people.entries())
    await share(actor, folioId, { member: memberOf(stage, nth + 1), invited: memberOf(stage, nth + 2) })
  // One product is there from the beginning, so that most of what happens counts.
  for (const { command, dies } of [{ command: { act: 'come', product: 0 }, dies: null } as Turn, ...turns]) {
    clock.advance(command.act === 'wait' ? days(91) : 60_000)
    step(model, command, await perform(stage, model, { command, dies }))
    for (const [nth, { actor }] of stage.people.entries()) expect(await toldTo(stage, actor)).toEqual(model.told[nth])
  }
}

async function personWithFolio() {
  const actor: Actor = { userId: (await make.doctor()).userId, roles: ['Doctor'], sessionId: '' }
  return { actor, folioId: await createFolio(app, actor, { title: 'Kept', shareLevel: 'Restricted' }) }
}

const memberOf = ({ people }: Stage, nth: number) => people[nth % counts.people]?.actor as Actor

/** Whoever is invited and does not answer is told nothing of what is in it. */
async function share(owner: Actor, folioId: string, { member, invited }: { member: Actor; invited: Actor }) {
  await inviteToFolio(app, owner, { folioId, userId: invited.userId })
  const { id: inviteId } = await inviteToFolio(app, owner, { folioId, userId: member.userId })
  await answerInvite(app, member, folioId, { inviteId, folioInvitationStatus: 'Accepted' })
}

/** What is not to be found, because it is deleted, changes nothing. */
async function perform(stage: Stage, model: Model, { command, dies }: Turn): Promise<Reading> {
  try {
    if ('by' in command && 'product' in command) await concern(stage, command)
    else if ('by' in command) await keep(stage, command)
    else if ('product' in command) return await read(stage, model, { command, dies })
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 404) throw error
  }
  return 'told'
}

type Report = Extract<Command, { act: 'say' | 'again' | 'come' }>

async function read(
  stage: Stage,
  model: Model,
  { command, dies }: { command: Report; dies: Death | null },
): Promise<Reading> {
  // Only of `say` it is known how many transactions it takes.
  const death = command.act === 'say' ? dies : null
  try {
    await report(dying(app, death), stage, { model, command })
  } catch (error) {
    if (!(error instanceof Died)) throw error
    if (death?.nth === 1) return death.when === 'before' ? 'lost' : 'kept'
    if (death?.when === 'before') return 'kept'
  }
  return 'told'
}

async function report(reader: App, stage: Stage, { model, command }: { model: Model; command: Report }) {
  const din = stage.dins[command.product] ?? ''
  const reportOf = (nth: number, state: (typeof states)[number] | undefined) => ({
    recordKey: `${din}:${nth}`,
    noticeKey: `shortage:${din}`,
    statedOn: clock.now().toISOString(),
    report: state ? someSupply({ din, state, reportId: `${din}${nth}` }) : null,
  })
  const known = model.products[command.product]
  if (command.act === 'say') await tellReports(reader, [reportOf(command.size, command.state)])
  if (command.act === 'again') await tellReports(reader, known?.said.map((state, nth) => reportOf(nth, state)) ?? [])
  if (command.act !== 'come' || known?.isThere) return
  const made = await makeContent(app, 'Drug', { details: { din, drugCode: din } })
  stage.itemIds[command.product] = made.contentItemId
  stage.versionIds[command.product] = made.versionId ?? ''
  await tellReports(reader, [])
}

async function concern(stage: Stage, { act, by: nth, product: of }: Extract<Command, { by: number; product: number }>) {
  const { actor, folioId } = stage.people[nth] as Stage['people'][number]
  const contentItemId = stage.itemIds[of]
  if (!contentItemId) return
  const key = `${nth} ${of}`
  const id = stage.subscriptionIds.get(key)
  if (act === 'save') await addClippings(app, actor, folioId, [{ contentItemId }])
  if (act === 'unsave') await removeClipping(app, actor, folioId, { contentItemId })
  if (act === 'open') await recordView(app, actor, stage.versionIds[of] ?? '')
  if (act === 'follow')
    stage.subscriptionIds.set(key, (await follow(app, actor, { target: { type: 'Content', contentItemId } })).id)
  if (id && (act === 'mute' || act === 'unmute')) await change(app, actor, { id, isMuted: act === 'mute' })
  if (!id || act !== 'unfollow') return
  await deleteSubscription(app.db, { id, userId: actor.userId })
  stage.subscriptionIds.delete(key)
}

async function keep(
  { people }: Stage,
  { act, by: nth }: { act: 'discard' | 'restore' | 'close' | 'share'; by: number },
) {
  const { actor, folioId } = people[nth] as Stage['people'][number]
  if (act === 'discard') await removeFolio(app, actor, folioId)
  else if (act === 'restore') await restoreFolio(app, actor, folioId)
  else await updateFolio(app, actor, { folioId, shareLevel: act === 'share' ? 'Restricted' : 'Private' })
}

const words = { 'In shortage': 'Active', 'Shortage anticipated': 'Anticipated', 'Shortage resolved': 'Resolved' }

/** Oldest first. */
async function toldTo({ itemIds }: Stage, actor: Actor): Promise<string[]> {
  const told = await listFor(app, actor, { count: 100, unread: false })
  return told
    .filter(({ kind }) => kind === 'SafetyNotice')
    .toReversed()
    .map(({ body, contentItemId }) => {
      const word = Object.entries(words).find(([beginning]) => body.startsWith(beginning))?.[1]
      return `${itemIds.indexOf(contentItemId ?? '')} ${word}`
    })
}
