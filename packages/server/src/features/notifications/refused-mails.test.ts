import { commentRoutes, notificationRoutes, profileRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { makeDigests } from './digests.service.ts'

const { make, as, app, mails, refusedMailboxes } = await testApp({ LOG_LEVEL: 'silent' })

const three = () => Promise.all([1, 2, 3].map(() => make.doctor()))
const choose = (person: Person, kind: 'Mentioned' | 'Followed', email: 'Instant' | 'Daily') =>
  as(person).call(notificationRoutes.updateNotificationPreferences, { body: { [kind]: { inApp: true, email } } })
const mailsTo = async (people: Person[]) => {
  const sent = await mails()
  return people.map(({ email }) => sent.filter(({ to }) => to === email).length)
}
/** What failed is due at once, when that it failed has been noted. */
const hurry = async () => {
  const listRunning = () => sql`select from graphile_worker._private_jobs where locked_at is not null`.execute(app.db)
  await expect.poll(async () => (await listRunning()).rows).toEqual([])
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db)
}

it('a notification whose mailbox is refused keeps no other from being mailed, once', async () => {
  const people = await three()
  const { contentItemId } = await makeContent(app, 'Article', { title: 'An article' })
  for (const person of people) await choose(person, 'Mentioned', 'Instant')
  refusedMailboxes.add(people[1]?.email ?? '')

  const content = people.map(({ userId }) => `@[Lou](${userId})`).join(' ')
  await as(await make.doctor()).call(commentRoutes.addComment, { params: { contentItemId }, body: { content } })
  const first = await mailsTo(people)
  await hurry()
  const again = await mailsTo(people)
  refusedMailboxes.clear()
  await hurry()

  expect([first, again]).toEqual([
    [1, 0, 1],
    [1, 0, 1],
  ])
  expect(await mailsTo(people)).toEqual([1, 1, 1])
})

it('a digest whose mailbox is refused keeps no other from being sent, once', async () => {
  const people = await three()
  const follower = await make.doctor()
  for (const person of people) {
    await choose(person, 'Followed', 'Daily')
    await as(follower).call(profileRoutes.follow, { params: { userIdToFollow: person.userId } })
  }
  refusedMailboxes.add(people[1]?.email ?? '')

  await makeDigests(app, { isAtOnce: true })
  const first = await mailsTo(people)
  await hurry()
  const again = await mailsTo(people)
  refusedMailboxes.clear()
  await hurry()

  expect([first, again]).toEqual([
    [1, 0, 1],
    [1, 0, 1],
  ])
  expect(await mailsTo(people)).toEqual([1, 1, 1])
})
