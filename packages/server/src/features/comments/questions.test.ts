import { randomUUID } from 'node:crypto'
import { commentRoutes, folioRoutes, moderationRoutes, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { makeDrugWithDin } from '../safety/testing/drugs.ts'
import { someRetraction, tellReports } from '../safety/testing/reports.ts'

const { app, make, as } = await testApp()
const [asker, reader] = [await make.doctor(), await make.doctor()]
const { contentItemId } = await makeContent(app, 'Article', { contentItemId: undefined, details: { pmid: '99030000' } })

const comment = async (
  person: Person,
  content: string,
  more: { isQuestion?: boolean; contentItemId?: string } = {},
) => {
  const { contentItemId: on = contentItemId, ...body } = more
  const params = { contentItemId: on }
  return (await as(person).call(commentRoutes.addComment, { params, body: { content, ...body } })).body
}
const answered = (person: Person, id: string, isAnswered: boolean) =>
  as(person).call(commentRoutes.answerQuestion, { params: { id }, body: { answered: isAnswered } })
const found = async (person: Person, searchTerm: string, query = {}) =>
  (await as(person).call(commentRoutes.searchComments, { query: { searchTerm, ...query } })).body

describe('a question', () => {
  it('is marked, and answered when whoever asked says so; it can be asked again', async () => {
    const question = await comment(asker, 'Which dose in dialysis?', { isQuestion: true })

    const done = await answered(asker, question.id, true)
    const twice = await answered(asker, question.id, true)
    const again = await answered(asker, question.id, false)

    expect([question.isQuestion, question.answeredOn]).toEqual([true, null])
    expect(done.body).toMatchObject({ isQuestion: true, answeredOn: expect.any(String) })
    expect(twice.body).toEqual(done.body)
    expect(again.body.answeredOn).toBeNull()
  })

  it('is nobody else’s to call answered, and what asks nothing is not answered', async () => {
    const question = await comment(asker, 'And in pregnancy?', { isQuestion: true })
    const remark = await comment(asker, 'Thank you.')

    expect((await answered(reader, question.id, true)).status).toBe(403)
    expect((await answered(asker, remark.id, true)).status).toBe(409)
    expect((await answered(asker, randomUUID(), true)).status).toBe(404)
  })
})

describe('a comment that names an item', () => {
  it('refers to it by PMID, DIN, DOI, NCT number or address, each once, with its open notices', async () => {
    const pmid = '99030001'
    const article = await makeContent(app, 'Article', { contentItemId: undefined, details: { pmid } })
    const drug = await makeDrugWithDin(app)
    await tellReports(app, [
      { source: 'pubmed', recordKey: pmid, noticeKey: `retraction:${pmid}`, report: someRetraction({ pmid }) },
    ])

    const said = await comment(
      reader,
      `See PMID: ${pmid} (https://pubmed.ncbi.nlm.nih.gov/${pmid}/) and DIN ${drug.din}, not PMID 99039999.`,
    )

    expect(said.references).toMatchObject([
      { contentItemId: article.contentItemId, contentItemType: 'Article', notices: [{ kind: 'Retraction' }] },
      { contentItemId: drug.contentItemId, contentItemType: 'Drug', notices: [] },
    ])
    const listed = await as(asker).call(commentRoutes.listComments, {
      params: { contentItemId },
      query: { count: 100 },
    })
    expect(listed.body.find(({ id }) => id === said.id)?.references).toEqual(said.references)
  })

  it('shows no viewer an item that is not theirs to see, and refers to five at most', async () => {
    const folio = await as(reader).call(folioRoutes.createFolio, { body: { title: 'Mine', shareLevel: 'Private' } })
    const drugs = await Promise.all(Array.from({ length: 6 }, () => makeDrugWithDin(app)))
    const secret = await comment(reader, `https://materia.test/contents/${folio.body.folioId}`)
    const many = await comment(reader, drugs.map(({ din }) => `DIN ${din}`).join(', '))

    const { body } = await as(asker).call(commentRoutes.listComments, {
      params: { contentItemId },
      query: { count: 100 },
    })

    expect(secret.references).toHaveLength(1)
    expect(body.find(({ id }) => id === secret.id)?.references).toEqual([])
    expect(many.references).toHaveLength(5)
  })
})

describe('searching comments', () => {
  it('finds all words, the last as a beginning, without accents, newest first', async () => {
    const word = `zq${randomUUID().slice(0, 8)}`
    const [first, second] = [await comment(reader, `Créatinine ${word} stable`), await comment(asker, `${word} rising`)]

    expect((await found(reader, word)).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await found(reader, `${word} creatin`)).map(({ id }) => id)).toEqual([first.id])
    expect((await found(reader, word, { count: 1, offset: 1 })).map(({ id }) => id)).toEqual([first.id])
    expect((await found(reader, word))[0]).toMatchObject({ contentItemId, contentTitle: expect.any(String) })
    expect(await found(reader, `${word} nothing`)).toEqual([])
  })

  it('finds nothing deleted, hidden, of somebody blocked, or beneath what is not theirs to see', async () => {
    const word = `zr${randomUUID().slice(0, 8)}`
    const viewer = await make.doctor()
    const blocked = await make.doctor()
    await as(viewer).call(profileRoutes.block, { params: { userId: blocked.userId } })
    const folio = await as(reader).call(folioRoutes.createFolio, { body: { title: 'Mine', shareLevel: 'Private' } })
    await comment(reader, `${word} private`, { contentItemId: folio.body.folioId })
    await comment(blocked, `${word} blocked`)
    const deleted = await comment(reader, `${word} deleted`)
    await as(reader).call(commentRoutes.deleteComment, { params: { id: deleted.id } })
    const hidden = await comment(reader, `${word} hidden`)
    const report = { subjectType: 'comment' as const, subjectId: hidden.id, reason: 'PatientData' as const }
    await as(asker).call(moderationRoutes.report, { body: report })
    const kept = await comment(reader, `${word} kept`)

    expect((await found(viewer, word)).map(({ id }) => id)).toEqual([kept.id])
  })

  it.each(['\'"\\ :*&|!()', '%', '日本', 'a:* | b', "l'\\"])('takes %j as words', async (searchTerm) => {
    expect((await as(reader).call(commentRoutes.searchComments, { query: { searchTerm } })).status).toBe(200)
  })
})
