import { attachmentRoutes, postRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'

const { app, make, as } = await testApp({ MATERIA_RATE_LIMITS: 'on' })
const preview = (person: Person, page: number) =>
  as(person).call(postRoutes.previewLink, { query: { externalLink: `https://example.org/${person.userId}/${page}` } })
const countLookUps = async (person: Person) => {
  const { rows } = await sql`
    select from graphile_worker._private_jobs where payload ->> 'url' like ${`%${person.userId}%`}`.execute(app.db)
  return rows.length
}

it('looks up sixty pages an hour for one account, and goes on for others', async () => {
  const [busy, other] = [await make.doctor(), await make.doctor()]
  for (let page = 0; page < 70; page += 1) await preview(busy, page)

  const [again, refused] = [
    await preview(busy, 71),
    await as(busy).call(attachmentRoutes.addUrlAttachment, { body: { url: 'https://example.org/a.png' } }),
  ]
  await preview(other, 0)

  expect([again.status, again.body.status, refused.status]).toEqual([200, 'failed', 429])
  expect([await countLookUps(busy), await countLookUps(other)]).toEqual([60, 1])
})
