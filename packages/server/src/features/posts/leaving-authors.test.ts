import { contentRoutes, postRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'

const { make, as } = await testApp()

const cardOf = async (reader: Person, contentItemId: string) => {
  const { body } = await as(reader).call(contentRoutes.getContentSummary, { params: { contentItemId } })
  return { byline: body.byline, factLine: body.factLine }
}
const leave = (person: Person) => as(person).call(userRoutes.deleteUser, { params: { id: person.userId } })

describe('when an author leaves', () => {
  it('the card of an article names those who are still there', async () => {
    const [ada, bo, reader] = [
      await make.doctor({ firstName: 'Ada', lastName: 'Roy' }),
      await make.doctor({ firstName: 'Bo', lastName: 'Chen' }),
      await make.doctor(),
    ]
    const { body: draft } = await as(ada).call(postRoutes.createDraftArticle, {
      body: {
        title: 'Metformin',
        content: '<p>It lowers glucose.</p>',
        authors: [{ userId: ada.userId }, { userId: bo.userId }, { name: 'Cy Young' }],
      },
    })
    const { contentItemId } = draft
    await as(ada).call(postRoutes.publishArticle, { query: { draftContentItemId: contentItemId } })
    await as(bo).call(postRoutes.answerAuthorRequest, { params: { contentItemId }, body: { accepted: true } })
    const before = await cardOf(reader, contentItemId)

    await leave(bo)
    const withoutBo = await cardOf(reader, contentItemId)
    await leave(ada)

    expect(before).toEqual({ byline: 'Ada Roy, Bo Chen', factLine: 'Ada Roy, Bo Chen' })
    expect(withoutBo).toEqual({ byline: 'Ada Roy', factLine: 'Ada Roy' })
    expect(await cardOf(reader, contentItemId)).toEqual({ byline: null, factLine: null })
  })

  it('the card of a link still says where it leads', async () => {
    const [ada, reader] = [await make.doctor(), await make.doctor()]
    const { body: draft } = await as(ada).call(postRoutes.createDraftExternalLink, {
      body: {
        title: 'A talk',
        externalLinkType: 'YouTube',
        externalLink: 'https://www.youtube.com/watch?v=abc',
        authors: [{ userId: ada.userId }],
      },
    })
    const { contentItemId } = draft
    await as(ada).call(postRoutes.publishExternalLink, { query: { draftContentItemId: contentItemId } })

    await leave(ada)

    expect(await cardOf(reader, contentItemId)).toEqual({ byline: null, factLine: 'YouTube' })
  })
})
