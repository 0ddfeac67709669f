import assert from 'node:assert/strict'
import { contentRoutes, moderationRoutes, postRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'
import type { Person } from '../outsider.ts'

const articles = 30
const posts = 8
const hiddenMost = 3

/** Blanking the catalogue, and colleagues' posts, by reports. */
export const attack: Attack = {
  name: 'reports',
  async run(stage) {
    const [author, reader] = [await stage.makePerson(), await stage.makePerson()]
    const [reporter, second] = [await stage.makePerson(), await stage.makePerson()]
    const admin = await stage.makePerson(['Admin'])
    const imported = await stage.makeArticles(articles)
    await Promise.all(imported.map((id) => report(reporter, id)))
    assert.equal(await countHidden(reader, imported), 0, 'Reports hid what a source published.')

    const published = await Promise.all(Array.from({ length: posts }, () => publish(author)))
    await Promise.all(published.map((id) => report(reporter, id)))
    const hidden = await countHidden(reader, published)
    assert.ok(hidden <= hiddenMost, `One reporter hid ${hidden} posts on one day.`)

    const cleared = published[0] ?? ''
    const { body: listed } = await admin.call(moderationRoutes.listReports, { query: { count: 100, offset: 0 } })
    const id = listed.find(({ subjectId }) => subjectId === cleared)?.id ?? ''
    await admin.call(moderationRoutes.resolveReport, { params: { id }, body: { resolution: 'dismissed' } })
    await report(reporter, cleared)
    await report(second, cleared)
    assert.equal(await countHidden(reader, [cleared]), 0, 'What an admin had cleared was hidden again.')
  },
}

const report = (person: Person, subjectId: string) =>
  person.call(moderationRoutes.report, { body: { subjectType: 'content', subjectId, reason: 'PatientData' } })

async function publish(author: Person): Promise<string> {
  const draft = await author.call(postRoutes.createDraftArticle, { body: { title: 'A post', content: '<p>Text</p>' } })
  const query = { draftContentItemId: draft.body.contentItemId }
  const published = await author.call(postRoutes.publishArticle, { query })
  return published.body.contentItemId
}

async function countHidden(reader: Person, ids: string[]): Promise<number> {
  const replies = await Promise.all(
    ids.map((contentItemId) => reader.call(contentRoutes.getContent, { params: { contentItemId } })),
  )
  return replies.filter(({ status }) => status !== 200).length
}
