import { draftQuota, postRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { postCalls } from './testing/post-calls.ts'

const tester = await testApp()
const { app, make, as } = tester
const { draft, publish } = postCalls(tester)

/** As many copies of a draft as leave room for so many more. */
async function leaveRoom(person: Person, room: number) {
  const { body } = await draft(person, {})
  await sql`
    insert into content_items (id, slug, type, visibility, owner_id, current_version_id)
    select gen_random_uuid(), gen_random_uuid(), i.type, i.visibility, i.owner_id, i.current_version_id
    from content_items i, generate_series(1, ${draftQuota - room - 1})
    where i.id = ${body.contentItemId}`.execute(app.db)
  return body.contentItemId
}

describe('the drafts of an account', () => {
  it('are at most 2,000, articles and links together: publishing or deleting one makes room', async () => {
    const doctor = await make.doctor()
    const first = await leaveRoom(doctor, 0)
    const link = { externalLinkType: 'Journal' as const, externalLink: 'https://example.org/paper' }

    const refused = [
      await draft(doctor, {}),
      await as(doctor).call(postRoutes.createDraftExternalLink, { body: { title: 'A link', ...link } }),
    ]
    await publish(doctor, first)
    const inItsPlace = await draft(doctor, {})
    await as(doctor).call(postRoutes.deleteOwnContent, { params: { contentItemId: inItsPlace.body.contentItemId } })

    expect(refused.map(({ body }) => body)).toMatchObject(
      Array(2).fill({
        status: 409,
        detail: 'You have 2,000 drafts, as many as an account can keep. Publish or delete some first.',
      }),
    )
    expect(inItsPlace.status).toBe(200)
    expect((await draft(doctor, {})).status).toBe(200)
  })

  it('are not more than that when several are begun at once', async () => {
    const doctor = await make.doctor()
    await leaveRoom(doctor, 1)

    const replies = await Promise.all([1, 2, 3].map(() => draft(doctor, {})))

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('count a while longer when they were deleted, so that nobody fills the store by deleting', async () => {
    const doctor = await make.doctor()
    for (let round = 0; round < 2; round++) {
      await leaveRoom(doctor, 0)
      await sql`update content_items set is_deleted = true, deleted_at = now() where owner_id = ${doctor.userId}`.execute(
        app.db,
      )
    }

    expect((await draft(doctor, {})).body).toMatchObject({
      status: 409,
      detail: 'You deleted very many drafts lately, and each is kept for 30 days. Wait until some of them are gone.',
    })
  })
})
