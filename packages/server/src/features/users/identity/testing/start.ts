import { folioRoutes, profileRoutes, userRoutes } from '@materia/contract'
import type { TestApp } from '../../../../testing/app.ts'
import type { Person } from '../../../../testing/make.ts'

/** The statuses of what the browser asks for once somebody has signed in (spec §4): one refused ends the session. */
export async function statusesAtStart({ as }: Pick<TestApp, 'as'>, person: Person): Promise<number[]> {
  const { userId } = person
  const replies = await Promise.all([
    as(person).call(userRoutes.checkToken),
    as(person).call(userRoutes.getUser, { params: { id: userId } }),
    as(person).call(profileRoutes.getProfile, { params: { userId } }),
    as(person).call(folioRoutes.listPendingFolioInvites, { params: { id: userId } }),
  ])
  return replies.map(({ status }) => status)
}
