import assert from 'node:assert/strict'
import { postRoutes, profileRoutes } from '@materia/contract'
import { sql } from 'kysely'
import type { Attack } from '../attack.ts'
import type { Person } from '../outsider.ts'
import type { Stage } from '../stage.ts'

const drafts = 620
/** Written through the server; the rest are copies of the last, which saves minutes. */
const written = 20
const content = `<p>${'words '.repeat(149_800)}</p>`

export const attack: Attack = {
  name: 'personal-data',
  async run(stage) {
    const person = await stage.makePerson()
    for (let nth = 1; nth <= written; nth++) {
      const { status } = await person.call(postRoutes.createDraftArticle, { body: { title: `Draft ${nth}`, content } })
      assert.equal(status, 200, `Draft ${nth} was answered ${status}.`)
    }
    await copyDrafts(stage, person)

    const url = person.url + profileRoutes.exportPersonalData.path.replace(':userId', person.userId)
    const [{ status, bytes }, second] = await Promise.all([
      download(url, person.headers),
      download(url, person.headers),
    ])

    const whole = status === 200 ? { status, bytes } : second
    assert.equal(whole.status, 200, `The export was answered ${status} and ${second.status}.`)
    assert.ok(whole.bytes > drafts * content.length, `The export has ${whole.bytes} bytes.`)
    assert.ok([status, second.status].includes(409), 'Two exports ran at once.')
  },
}

async function copyDrafts({ database }: Stage, { userId }: Person) {
  await sql`
    with model as (
      select i, v from content_items i join content_versions v on v.id = i.current_version_id
      where i.owner_id = ${userId} limit 1),
    copies as (
      select gen_random_uuid() as item_id, gen_random_uuid() as version_id from generate_series(1, ${drafts - written})),
    items as (
      insert into content_items
      select (jsonb_populate_record(
        (model.i), jsonb_build_object('id', item_id, 'slug', item_id, 'current_version_id', version_id))).*
      from model, copies)
    insert into content_versions
    select (jsonb_populate_record((model.v), jsonb_build_object('id', version_id, 'content_item_id', item_id))).*
    from model, copies`.execute(database.db)
}

/** Read as it comes: the copy is larger than a string can be. */
async function download(url: string, headers: Record<string, string>): Promise<{ status: number; bytes: number }> {
  const reply = await fetch(url, { headers })
  let bytes = 0
  for await (const chunk of reply.body ?? []) bytes += chunk.length
  return { status: reply.status, bytes }
}
