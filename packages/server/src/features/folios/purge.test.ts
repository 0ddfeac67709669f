import { folioRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import { blobOf, files } from '../../testing/files.ts'
import type { Person } from '../../testing/make.ts'
import { purgeDeletedFolios } from './folios.jobs.ts'

const { app, make, as, stranger, clock } = await testApp()

async function folioWithLogo(owner: Person) {
  const { body: logo } = await as(owner).call(folioRoutes.uploadFolioLogo, { file: blobOf(await files.png(64, 64)) })
  const { body } = await as(owner).call(folioRoutes.createFolio, {
    body: { title: 'Heart failure', logoAttachmentId: logo.id },
  })
  return { folioId: body.folioId, logoId: logo.id }
}

/** Signs in anew: between two of these calls there may lie weeks. */
async function callAnew(
  person: Person,
  route: typeof folioRoutes.deleteFolio | typeof folioRoutes.restoreFolio,
  id: string,
) {
  const credentials = { username: person.email, password: person.password }
  const { body } = await stranger.call(userRoutes.signIn, { body: credentials })
  const reply = await stranger.call(route, { params: { id }, headers: { authorization: `Bearer ${body.accessToken}` } })
  return reply.status
}
const remove = (owner: Person, folioId: string) => callAnew(owner, folioRoutes.deleteFolio, folioId)
const restore = (owner: Person, folioId: string) => callAnew(owner, folioRoutes.restoreFolio, folioId)

async function left({ folioId, logoId }: { folioId: string; logoId: string }) {
  const items = await app.db.selectFrom('content_items').select('id').where('id', '=', folioId).execute()
  const uses = await app.db.selectFrom('attachment_uses').selectAll().where('attachment_id', '=', logoId).execute()
  return { folios: items.length, logos: uses.length }
}

describe('a deleted folio', () => {
  it('can be brought back within a month, and goes for good with its logo after it', async () => {
    const owner = await make.doctor()
    const [kept, gone] = [await folioWithLogo(owner), await folioWithLogo(owner)]
    await remove(owner, gone.folioId)
    clock.advance(days(2))
    await remove(owner, kept.folioId)
    clock.advance(days(29))

    await purgeDeletedFolios(app)

    expect(await left(gone)).toEqual({ folios: 0, logos: 0 })
    expect(await restore(owner, gone.folioId)).toBe(404)
    expect(await restore(owner, kept.folioId)).toBe(200)
    expect(await left(kept)).toEqual({ folios: 1, logos: 1 })
  })
})

describe('an owner who leaves', () => {
  it('takes along what nobody joined and what was deleted before', async () => {
    const [owner, member] = [await make.doctor(), await make.doctor()]
    const [lonely, deleted] = [await folioWithLogo(owner), await folioWithLogo(owner)]
    const { body: invite } = await as(owner).call(folioRoutes.inviteToFolio, {
      params: { id: deleted.folioId },
      body: { userId: member.userId },
    })
    await as(member).call(folioRoutes.answerFolioInvite, {
      params: { id: deleted.folioId },
      body: { inviteId: invite.id, folioInvitationStatus: 'Accepted' },
    })
    await remove(owner, deleted.folioId)

    await as(owner).call(userRoutes.deleteUser, { params: { id: owner.userId } })

    expect([await left(lonely), await left(deleted)]).toEqual(Array(2).fill({ folios: 0, logos: 0 }))
  })
})
