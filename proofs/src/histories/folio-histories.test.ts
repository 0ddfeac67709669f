import { randomUUID } from 'node:crypto'
import { addClippings, removeClipping } from '@materia/server/features/folios/clippings.service.ts'
import {
  createFolio,
  getFolioReply,
  removeFolio,
  restoreFolio,
  updateFolio,
} from '@materia/server/features/folios/folios.service.ts'
import { answerInvite, inviteToFolio, removeMember } from '@materia/server/features/folios/invites/invites.service.ts'
import { makeArticles } from '@materia/server/features/folios/testing/things.ts'
import type { Actor } from '@materia/server/platform/app.ts'
import { ProblemError } from '@materia/server/platform/errors/errors.ts'
import { testApp } from '@materia/server/testing/app.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Command, type Model, mayRead, newModel, step, type Told } from './folio-model.ts'

const histories = Number(process.env.FOLIO_HISTORIES ?? 1_000)
const atOnce = 20
const folks = 4

const tester = await testApp()
const { app, make } = tester
const actors: Actor[] = []
for (let person = 0; person < folks; person += 1) {
  actors.push({ userId: (await make.doctor()).userId, roles: ['Doctor'], sessionId: '' })
}
const itemIds = (await makeArticles(tester, 3)).map((article) => article.contentItemId)

const person = fc.nat({ max: folks - 1 })
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('clip', 'unclip'), by: person, item: fc.nat({ max: 2 }) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('invite'), by: fc.constant(0), whom: person }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('accept', 'decline'), by: person }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('remove'), by: person, whom: person }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('read'), by: person }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('level'),
      by: fc.constantFrom(0, 0, 0, 1),
      level: fc.constantFrom('Public', 'Restricted', 'Private'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('delete', 'restore'), by: fc.constantFrom(0, 0, 1) }) },
) as fc.Arbitrary<Command>
/** What happens one after the other; within a round, at the same time. */
const history = fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 })

describe('random histories of folios', () => {
  it(`end as the model says, however ${histories} of them are woven`, { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: atOnce, maxLength: atOnce }), async (woven) => {
        await Promise.all(woven.map(live))
      }),
      { numRuns: Math.ceil(histories / atOnce), endOnFailure: true },
    )
  })
})

interface Answer extends Told {
  status: number
}

/** Lives a history; the answers of each round must come from some order of its commands. */
async function live(rounds: Command[][]): Promise<void> {
  const folioId = await createFolio(app, actorOf(0), { title: 'Heart failure', shareLevel: 'Restricted' })
  const lastInvites = new Map<number, string>()
  let models: Model[] = [newModel(folks)]
  for (const commands of rounds) {
    const answers = await Promise.all(commands.map((each) => perform(folioId, each, lastInvites.get(each.by))))
    for (const [index, each] of commands.entries()) {
      const invitedId = answers[index]?.invitedId
      if (each.act === 'invite' && invitedId) lastInvites.set(each.whom, invitedId)
    }
    models = distinct(models.flatMap((model) => orders(commands.length).flatMap((order) => followed(model, order))))
    expect(models, `${JSON.stringify(commands)} cannot give ${JSON.stringify(answers)}`).not.toEqual([])

    function followed(model: Model, order: number[]): Model[] {
      let next = model
      for (const index of order) {
        const answer = answers[index] as Answer
        const predicted = step(next, commands[index] as Command, answer)
        if (predicted.status !== answer.status) return []
        next = predicted.next
      }
      return [next]
    }
  }
  const seen = await Promise.all(actors.map((_, each) => seenBy(folioId, each)))
  expect(models.map((model) => actors.map((_, each) => expectedFor(model, each)))).toContainEqual(seen)
}

const actorOf = (each: number) => actors[each] as Actor
const itemOf = (item: number) => ({ contentItemId: itemIds[item] ?? '' })

async function perform(folioId: string, command: Command, answeredId: string | undefined): Promise<Answer> {
  try {
    const invitedId = await run(folioId, command, answeredId)
    return { status: 200, answeredId, invitedId }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { status: error.status, answeredId }
  }
}

/** Gives the id of the invitation it made, if it made one. */
async function run(folioId: string, command: Command, answeredId: string = randomUUID()): Promise<string | undefined> {
  const actor = actorOf(command.by)
  if (command.act === 'clip') await addClippings(app, actor, folioId, [itemOf(command.item)])
  if (command.act === 'unclip') await removeClipping(app, actor, folioId, itemOf(command.item))
  if (command.act === 'invite') {
    return (await inviteToFolio(app, actor, { folioId, userId: actorOf(command.whom).userId })).id
  }
  if (command.act === 'accept' || command.act === 'decline') {
    const folioInvitationStatus = command.act === 'accept' ? 'Accepted' : 'Declined'
    await answerInvite(app, actor, folioId, { inviteId: answeredId, folioInvitationStatus })
  }
  if (command.act === 'remove') await removeMember(app, actor, { folioId, userId: actorOf(command.whom).userId })
  if (command.act === 'level') await updateFolio(app, actor, { folioId, shareLevel: command.level })
  if (command.act === 'delete') await removeFolio(app, actor, folioId)
  if (command.act === 'restore') await restoreFolio(app, actor, folioId)
  if (command.act === 'read') await getFolioReply(app, actor, folioId)
  return undefined
}

/** What a person is shown: the items in order and the members, or nothing at all. */
async function seenBy(folioId: string, each: number) {
  try {
    const folio = await getFolioReply(app, actorOf(each), folioId)
    return {
      level: folio.shareLevel,
      items: folio.clippings.map((clipping) => itemIds.indexOf(clipping.contentItemId)),
      members: folio.users
        .filter((user) => user.status === 'Accepted')
        .map((user) => actors.findIndex((actor) => actor.userId === user.userId))
        .toSorted(),
    }
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return undefined
    throw error
  }
}

function expectedFor(model: Model, each: number) {
  if (!mayRead(model, each)) return undefined
  const members = model.invites.flatMap((invite, index) => (invite?.status === 'Accepted' ? [index] : []))
  return { level: model.level, items: model.items, members }
}

function orders(count: number): number[][] {
  if (count === 0) return [[]]
  return orders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, index) => order.toSpliced(index, 0, count - 1)),
  )
}

const distinct = (models: Model[]): Model[] => [
  ...new Map(models.map((model) => [JSON.stringify(model), model])).values(),
]
