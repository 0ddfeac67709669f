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
import { follow, unfollow } from '@materia/server/features/profiles/follows/follows.service.ts'
import { matchWritten } from '@materia/server/features/subscriptions/matching.jobs.ts'
import { deleteSubscription } from '@materia/server/features/subscriptions/subscriptions.queries.ts'
import { change, follow as followSearch } from '@materia/server/features/subscriptions/subscriptions.service.ts'
import type { Actor, App } from '@materia/server/platform/app.ts'
import { ProblemError } from '@materia/server/platform/errors/errors.ts'
import { inTransaction } from '@materia/server/platform/events/events.ts'
import { enqueue } from '@materia/server/platform/jobs/jobs.ts'
import { notificationsAdded } from '@materia/server/platform/notifications/index.ts'
import { testApp } from '@materia/server/testing/app.ts'
import { makeContent } from '@materia/server/testing/contents.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Death, Died, death, dying } from './dying.ts'
import { type Command, type Model, newModel, step, visible } from './notification-model.ts'

const histories = Number(process.env.NOTIFICATION_HISTORIES ?? 60)
const readers = 2
const author = readers
const posts = 2

const { app: whole, make, clock } = await testApp()
/** How often each notification was told live. */
const announced = new Map<string, number>()
whole.events.on(notificationsAdded, ({ notificationIds }) => {
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
  { weight: 6, arbitrary: fc.record({ act: fc.constantFrom('like', 'unlike', 'likeAgain', 'likeAgain'), by, post }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('read'), by: anybody, nth: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('readAll'), by: anybody }) },
  { weight: 2, arbitrary: fc.constant({ act: 'readAll', by: author }) },
  { weight: 1, arbitrary: fc.constant({ act: 'crash' }) },
) as fc.Arbitrary<Command>

/** What is done, where the process dies that does it, and where the one dies that matches what was written. */
interface Turn {
  command: Command
  dies: Death | null
  matcherDies: Death | null
}

const turn: fc.Arbitrary<Turn> = fc.record({ command, dies: death(1), matcherDies: death(2) })

describe('random histories of notifications', () => {
  it(`tell everybody exactly what the model says, in ${histories} of them`, { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(fc.array(turn, { minLength: 10, maxLength: 24, size: 'max' }), live), {
      numRuns: histories,
      endOnFailure: true,
    })
  })
})

interface Stage {
  /** The product in the process of this turn. */
  app: App
  /** Whether a process died after a commit, and so may have told nobody live. */
  hasDied: boolean
  word: string
  people: Actor[]
  postIds: string[]
  searchIds: Map<number, string>
}

async function live(turns: Turn[]): Promise<void> {
  const model = newModel()
  const stage: Stage = {
    app: whole,
    hasDied: false,
    word: `zyx${randomUUID().slice(0, 8).replaceAll(/\d/g, 'q')}`,
    people: [],
    postIds: Array.from({ length: posts }, () => randomUUID()),
    searchIds: new Map(),
  }
  for (let person = 0; person <= author; person++)
    stage.people.push({ userId: (await make.doctor()).userId, roles: ['Doctor'], sessionId: '' })
  // One post is there from the beginning, so that most of what happens counts.
  const first: Turn = { command: { act: 'write', post: 0, hasWord: true }, dies: null, matcherDies: null }
  for (const { command, dies, matcherDies } of [first, ...turns]) {
    clock.advance(1_000)
    const isDone = await perform(stage, model, { command, dies })
    step(model, isDone ? command : unfinished(command), author)
    if (command.act === 'write' && isDone) await dieMatching(stage, command.post, matcherDies)
    await whole.jobs.runDue()
    for (const [person, actor] of stage.people.entries()) await compare(stage, model, { person, actor })
  }
}

/** What is left of a command whose process died before the commit. */
const unfinished = (command: Command): Command | undefined =>
  command.act === 'likeAgain' ? { ...command, act: 'unlike' } : undefined

/** A process begins to match what was written and dies; its job is still there. */
async function dieMatching(stage: Stage, post: number, dies: Death | null): Promise<void> {
  const written = stage.postIds.slice(post, post + 1)
  if (dies) await unlessDead(stage, dies, () => matchWritten(dying(whole, dies), written))
}

/** Whether it was done: a process that dies before its commit does nothing. */
async function unlessDead(stage: Stage, dies: Death | null, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Died)) throw error
    if (dies?.when === 'before') return false
    stage.hasDied = true
  }
  return true
}

async function compare(stage: Stage, model: Model, { person, actor }: { person: number; actor: Actor }): Promise<void> {
  const expected = visible(model, person)
  const shown = await shownTo(stage, actor)
  expect(shown.map(({ about, isRead }) => ({ about, isRead }))).toEqual(
    expected.map(({ about, isRead }) => ({ about, isRead })),
  )
  const unread = expected.filter(({ isRead }) => !isRead).length
  expect(await countUnread(whole.db, { userId: actor.userId, now: clock.now() })).toBe(unread)
  expect(await listFor(whole, actor, { count: 100, unread: true })).toHaveLength(unread)
  for (const [nth, { id }] of shown.entries()) {
    const [times, toldLive] = [expected[nth]?.times ?? 0, announced.get(id) ?? 0]
    expect(toldLive).toBeLessThanOrEqual(times)
    if (!stage.hasDied) expect(toldLive).toBe(times)
  }
}

async function shownTo({ people, postIds }: Stage, actor: Actor) {
  const aboutOf = ({ kind, actor: who, contentItemId }: Notification) => {
    if (kind === 'Followed') return `followed ${people.findIndex(({ userId }) => userId === who?.userId)}`
    return `${kind === 'Liked' ? 'liked' : 'match'} ${postIds.indexOf(contentItemId ?? '')}`
  }
  const list = await listFor(whole, actor, { count: 100, unread: false })
  return list
    .map((each) => ({ id: each.id, about: aboutOf(each), isRead: each.readOn !== null }))
    .toSorted((one, other) => (one.about < other.about ? -1 : 1))
}

/** Whether it was done. What is not to be found, because nobody may see it now, changes nothing. */
async function perform(
  stage: Stage,
  model: Model,
  { command, dies }: { command: Command; dies: Death | null },
): Promise<boolean> {
  stage.app = dying(whole, dies)
  try {
    return await unlessDead(stage, dies, () => act(stage, model, command))
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 404) throw error
    return true
  }
}

async function act(stage: Stage, model: Model, command: Command): Promise<void> {
  const { app, people, postIds, word } = stage
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
    if (model.posts.has(command.post)) await takeFromSight(app, command.act, postIds[command.post] ?? '')
    return
  }
  const actor = people[command.by] as Actor
  if (command.act === 'unlike') await removeLike(app, actor, postIds[command.post] ?? '')
  if (command.act === 'likeAgain') await removeLike(whole, actor, postIds[command.post] ?? '')
  if (command.act === 'like' || command.act === 'likeAgain') await like(app, actor, postIds[command.post] ?? '')
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

async function takeFromSight(app: App, how: 'hide' | 'show' | 'delete' | 'restore', id: string): Promise<void> {
  const at = app.clock.now()
  await inTransaction(app, async (tx) => {
    if (how === 'hide') await hideItems(tx, [id], at)
    if (how === 'show') await unhideItems(tx, [id])
    if (how === 'delete') await deleteItems(tx, [id], at)
    if (how === 'restore') await restoreItems(tx, [id])
  })
}

async function changeSearch({ app, word, searchIds }: Stage, command: Command, actor: Actor): Promise<void> {
  if (!('by' in command)) return
  const id = searchIds.get(command.by)
  if (command.act === 'follow') {
    const target = { type: 'Search' as const, searchTerm: word, filters: {} }
    searchIds.set(command.by, (await followSearch(whole, actor, { target })).id)
  }
  if (!id) return
  if (command.act === 'mute' || command.act === 'unmute')
    await change(app, actor, { id, isMuted: command.act === 'mute' })
  if (command.act === 'unfollow') {
    await deleteSubscription(whole.db, { id, userId: actor.userId })
    searchIds.delete(command.by)
  }
}
