import { contentRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'

const { app, make, as } = await testApp()

it('on a full disk Discover shows readers the feed they had before', async () => {
  const [reader, newcomer] = [await make.doctor(), await make.doctor()]
  const open = (person: typeof reader) => as(person).call(contentRoutes.discover)
  await makeContent(app, 'Article', { title: 'From before' })
  const before = await open(reader)
  await sql`update feeds set made_at = made_at - interval '2 hours' where user_id = ${reader.userId}`.execute(app.db)
  await sql`
    create function refuse_feed() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(app.db)
  await sql`create trigger full_disk before insert on feeds for each row execute function refuse_feed()`.execute(app.db)

  const [known, unknown] = [await open(reader), await open(newcomer)]

  expect([known.status, unknown.status]).toEqual([200, 507])
  expect(known.body.map(({ title }) => title)).toEqual(before.body.map(({ title }) => title))
  expect(known.body.length).toBeGreaterThan(0)
})
