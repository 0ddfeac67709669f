import { folioRoutes } from '@materia/contract'
import type { TestApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { makeFolio } from './things.ts'

/** What owners and guests of a folio do, through the routes. */
export function inviteCalls(tester: TestApp) {
  const { make, as } = tester

  const answer = (
    person: Person,
    folioId: string,
    inviteId: string,
    folioInvitationStatus: 'Accepted' | 'Declined' | 'Pending',
    userId?: string,
  ) =>
    as(person).call(folioRoutes.answerFolioInvite, {
      params: { id: folioId },
      body: { inviteId, folioInvitationStatus, userId },
    })
  const remove = (actor: Person, folioId: string, userId: string) =>
    as(actor).call(folioRoutes.removeFolioUser, { params: { id: folioId, userId } })
  const invite = (actor: Person, folioId: string, body: { userId?: string; email?: string; emailAddress?: string }) =>
    as(actor).call(folioRoutes.inviteToFolio, { params: { id: folioId }, body })
  const pendingOf = async (person: Person) =>
    (await as(person).call(folioRoutes.listPendingFolioInvites, { params: { id: person.userId } })).body

  async function restricted() {
    const [owner, guest] = [await make.doctor({ firstName: 'Ada', lastName: 'Khan' }), await make.doctor()]
    const { folioId } = await makeFolio(tester, owner)
    return { owner, guest, folioId }
  }

  return { answer, remove, invite, pendingOf, restricted }
}
