import { contentRoutes, notificationRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { postCalls } from '../posts/testing/post-calls.ts'
import { someRetraction, tellReports } from './testing/reports.ts'

const test = await testApp()
const { app, as, make } = test
const { published, change } = postCalls(test)

const retract = (pmid: string) =>
  tellReports(app, [
    { source: 'pubmed', recordKey: pmid, noticeKey: `retraction:${pmid}`, report: someRetraction({ pmid }) },
  ])
const doiOf = (pmid: string) => `10.1000/test.${pmid}`
const makeArticle = (pmid: string) =>
  makeContent(app, 'Article', { contentItemId: undefined, details: { pmid, doi: doiOf(pmid) } })
const marksOf = async (viewer: Person, contentItemId: string) =>
  (await as(viewer).call(contentRoutes.getContent, { params: { contentItemId } })).body.notices.map(
    ({ title }) => title,
  )
const toldTo = async (person: Person) => {
  const { body } = await as(person).call(notificationRoutes.listNotifications)
  return body.filter(({ kind }) => kind === 'SafetyNotice').map(({ contentItemId }) => contentItemId)
}
const linking = (href: string) => ({ content: `<p>As <a href="${href}">they found</a>, it works.</p>` })

describe('a post that cites a retracted article', () => {
  it.each([
    ['its page at PubMed', '990200001', () => 'https://pubmed.ncbi.nlm.nih.gov/990200001/'],
    ['its page here', '990200002', (id: string) => `https://materia.test/contents/${id}`],
    ['its DOI', '990200004', () => `https://doi.org/${doiOf('990200004').toUpperCase()}`],
  ])('by %s says so, and tells its author and who opened it', async (_, pmid, hrefOf) => {
    const [author, reader, stranger] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const article = await makeArticle(pmid)
    const post = await published(author, linking(hrefOf(article.contentItemId)))
    await app.jobs.runDue()
    const params = { contentItemVersionId: post.versionId }
    await as(reader).call(contentRoutes.recordView, { params })

    await retract(pmid)

    expect(await marksOf(reader, post.contentItemId)).toEqual(['Cites a retracted article: Two drugs compared'])
    expect(await toldTo(author)).toEqual([post.contentItemId])
    expect(await toldTo(reader)).toEqual([post.contentItemId])
    expect(await toldTo(stranger)).toEqual([])
  })

  it('is called concerned in what its author is told, and not retracted itself', async () => {
    const author = await make.doctor()
    const pmid = '990200005'
    await makeArticle(pmid)
    const post = await published(author, linking(`https://pubmed.ncbi.nlm.nih.gov/${pmid}`))
    await app.jobs.runDue()

    await retract(pmid)

    const { body } = await as(author).call(notificationRoutes.listNotifications)
    expect(body.filter(({ kind }) => kind === 'SafetyNotice')).toMatchObject([
      { title: `Retraction concerning ${post.title}`, body: 'Retracted: Two drugs compared' },
    ])
  })

  it('is marked as it is published after the retraction, tells its author once, and loses the mark with the link', async () => {
    const author = await make.doctor()
    const pmid = '990200003'
    await makeArticle(pmid)
    await retract(pmid)

    const post = await published(author, linking(`https://pubmed.ncbi.nlm.nih.gov/${pmid}`))
    await app.jobs.runDue()
    const marked = await marksOf(author, post.contentItemId)
    await retract(pmid)
    const told = await toldTo(author)
    await change(author, post.contentItemId, { content: '<p>Nothing is cited here any more.</p>' })
    await app.jobs.runDue()

    expect(marked).toEqual(['Cites a retracted article: Two drugs compared'])
    expect(told).toEqual([post.contentItemId])
    expect(await marksOf(author, post.contentItemId)).toEqual([])
  })
})
