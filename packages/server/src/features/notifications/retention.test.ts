import { folioRoutes, notificationRoutes, profileRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { deleteOldNotifications } from './notifications.jobs.ts'

const { make, as, app, clock } = await testApp()
const keptFor = async ({ userId }: Person) =>
  (
    await app.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
  ).map(({ kind }) => kind)
const follow = async (person: Person) =>
  as(await make.doctor()).call(profileRoutes.follow, { params: { userIdToFollow: person.userId } })

it('a notification goes after a year, read or not, but an invitation that can still be answered stays', async () => {
  const [owner, person] = [await make.doctor(), await make.doctor()]
  await follow(person)
  await as(person).call(notificationRoutes.readAllNotifications)
  await follow(person)
  const folio = await as(owner).call(folioRoutes.createFolio, { body: { title: 'Asthma', shareLevel: 'Restricted' } })
  const params = { id: folio.body.folioId }
  await as(owner).call(folioRoutes.inviteToFolio, { params, body: { userId: person.userId } })
  clock.advance(days(364))
  await deleteOldNotifications(app)
  const kept = await keptFor(person)

  clock.advance(days(2))
  await deleteOldNotifications(app)

  expect(kept).toEqual(['Followed', 'Followed', 'FolioInvite'])
  expect(await keptFor(person)).toEqual(['FolioInvite'])
})
