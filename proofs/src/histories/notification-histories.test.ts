import { randomUUID } from 'node:crypto'
import type { Notification } from '@materia/contract'
import { like, removeLike } from '@materia/server/features/contents/engagement/likes.service.ts'
import {
  contentsWritten,
  deleteItems,
  hideItems,
  restoreItems,
  unhideItems,
} from '@materia/server/features/contents/index.ts'
import { countUnread } from '@materia/server/features/notifications/notifications.queries.ts'
import { listFor, readAll, readOne } from '@materia/server/features/notifications/notifications.service.ts'
import { changePreferences } from '@materia/server/features/notifications/preferences.service.ts'
import { follow, unfollow } from '@materia/server/features/profiles/follows.service.ts'
import { deleteSubscription } from '@materia/server/features/subscriptions/subscriptions.queries.ts'
import { change, follow as followSearch } from '@materia/server/features/subscriptions/subscriptions.service.ts'
import type { Actor } from '@materia/server/platform/app.ts'
import { ProblemError } from '@materia/server/platform/errors/errors.ts'
import { inTransaction } from '@materia/server/platform/events/events.ts'
import { enqueue } from '@materia/server/platform/jobs/jobs.ts'
import { notificationsAdded } from '@materia/server/platform/notifications/index.ts'
import { testApp } from '@materia/server/testing/app.ts'
import { makeContent } from '@materia/server/testing/contents.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Command, type Model, newModel, step, visible } from './notification-model.ts'

const histories = Number(process.env.NOTIFICATION_HISTORIES ?? 80)
const readers = 2
const author = readers
const posts = 3

const { app, make, clock } = await testApp()
/** How often each notification was told live. */
const announced = new Map<string, number>()
app.events.on(notificationsAdded, ({ notificationIds }) => {
  for (const id of notificationIds) announced.set(id, (announced.get(id) ?? 0) + 1)
})

const by = fc.nat({ max: readers - 1 })
const anybody = fc.nat({ max: readers })
const post = fc.nat({ max: posts - 1 })
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('write'), post, hasWord: fc.constantFrom(true, true, false) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('follow', 'follow', 'unfollow'), by: anybody }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('mute', 'mute', 'unmute', 'turnOff', 'turnOn'), by }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('befriend', 'part'), by }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('hide', 'show', 'delete', 'restore'), post }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('like', 'like', 'unlike'), by, post }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('read'), by: anybody, nth: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('readAll'), by: anybody }) },
  { weight: 1, arbitrary: fc.constant({ act: 'crash' }) },
) as fc.Arbitrary<Command>

describe('random histories of notifications', () => {
  it(`tell everybody exactly what the model says, in ${histories} of them`, { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 24 }), live), {
      numRuns: histories,
      endOnFailure: true,
    })
  })
})

interface Stage {
  word: string
  people: Actor[]
  postIds: string[]
  searchIds: Map<number, string>
}

async function live(commands: Command[]): Promise<void> {
  const model = newModel()
  const stage: Stage = {
    word: `zyx${randomUUID().slice(0, 8).replaceAll(/\d/g, 'q')}`,
    people: [],
    postIds: Array.from({ length: posts }, () => randomUUID()),
    searchIds: new Map(),
  }
  for (let person = 0; person <= author; person++)
    stage.people.push({ userId: (await make.doctor()).userId, roles: ['Doctor'], sessionId: '' })
  for (const each of commands) {
    clock.advance(1_000)
    await perform(stage, model, each)
    step(model, each, author)
    await app.jobs.runDue()
    for (const [person, actor] of stage.people.entries()) await compare(stage, model, { person, actor })
  }
}

async function compare(stage: Stage, model: Model, { person, actor }: { person: number; actor: Actor }): Promise<void> {
  const expected = visible(model, person)
  const shown = await shownTo(stage, actor)
  expect(shown.map(({ about, isRead }) => ({ about, isRead }))).toEqual(expected)
  const unread = expected.filter(({ isRead }) => !isRead).length
  expect(await countUnread(app.db, { userId: actor.userId, now: app.clock.now() })).toBe(unread)
  expect(await listFor(app, actor, { count: 100, unread: true })).toHaveLength(unread)
  for (const { id, about } of shown) {
    // A gathered one is told again of each new person.
    if (!about.startsWith('liked')) expect(announced.get(id)).toBe(1)
  }
}

async function shownTo({ people, postIds }: Stage, actor: Actor) {
  const aboutOf = ({ kind, actor: who, contentItemId }: Notification) => {
    if (kind === 'Followed') return `followed ${people.findIndex(({ userId }) => userId === who?.userId)}`
    return `${kind === 'Liked' ? 'liked' : 'match'} ${postIds.indexOf(contentItemId ?? '')}`
  }
  const list = await listFor(app, actor, { count: 100, unread: false })
  return list
    .map((each) => ({ id: each.id, about: aboutOf(each), isRead: each.readOn !== null }))
    .toSorted((one, other) => (one.about < other.about ? -1 : 1))
}

/** What is not to be found, because nobody may see it now, changes nothing. */
async function perform(stage: Stage, model: Model, command: Command): Promise<void> {
  try {
    await act(stage, model, command)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 404) throw error
  }
}

async function act(stage: Stage, model: Model, command: Command): Promise<void> {
  const { people, postIds, word } = stage
  const authorId = people[author]?.userId ?? ''
  if (command.act === 'crash') {
    await inTransaction(app, (tx) => enqueue(tx, contentsWritten, { contentItemIds: postIds }))
    return
  }
  if (command.act === 'write') {
    const known = model.posts.get(command.post)
    if (known && known.listedAt === null) return
    const title = command.hasWord ? `On ${word}, ${model.now}` : `On nothing, ${model.now}`
    await makeContent(app, 'UserArticle', { contentItemId: postIds[command.post], ownerId: authorId, title })
    return
  }
  if ('post' in command && !('by' in command)) {
    if (model.posts.has(command.post)) await takeFromSight(command.act, postIds[command.post] ?? '')
    return
  }
  const actor = people[command.by] as Actor
  if (command.act === 'like') await like(app, actor, postIds[command.post] ?? '')
  if (command.act === 'unlike') await removeLike(app, actor, postIds[command.post] ?? '')
  if (command.act === 'befriend') await follow(app, actor, authorId)
  if (command.act === 'part') await unfollow(app, actor, authorId)
  if (command.act === 'readAll') await readAll(app, actor)
  if (command.act === 'read') {
    const chosen = (await shownTo(stage, actor))[command.nth]
    if (chosen) await readOne(app, actor, chosen.id)
  }
  if (command.act === 'turnOff' || command.act === 'turnOn')
    await changePreferences(app, actor, { SubscriptionMatch: { inApp: command.act === 'turnOn', email: 'Off' } })
  await changeSearch(stage, command, actor)
}

async function takeFromSight(how: 'hide' | 'show' | 'delete' | 'restore', id: string): Promise<void> {
  const at = app.clock.now()
  await inTransaction(app, async (tx) => {
    if (how === 'hide') await hideItems(tx, [id], at)
    if (how === 'show') await unhideItems(tx, [id])
    if (how === 'delete') await deleteItems(tx, [id], at)
    if (how === 'restore') await restoreItems(tx, [id])
  })
}

async function changeSearch({ word, searchIds }: Stage, command: Command, actor: Actor): Promise<void> {
  if (!('by' in command)) return
  const id = searchIds.get(command.by)
  if (command.act === 'follow') {
    const target = { type: 'Search' as const, searchTerm: word, filters: {} }
    searchIds.set(command.by, (await followSearch(app, actor, { target })).id)
  }
  if (!id) return
  if (command.act === 'mute' || command.act === 'unmute')
    await change(app, actor, { id, isMuted: command.act === 'mute' })
  if (command.act === 'unfollow') {
    await deleteSubscription(app.db, { id, userId: actor.userId })
    searchIds.delete(command.by)
  }
}
