import {
  contentRoutes,
  feedHeader,
  kindCountsHeader,
  type Language,
  totalCountHeader,
  userRoutes,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { postCalls } from './testing/post-calls.ts'

const tester = await testApp()
const { make, as } = tester
const { draft, save, publish, change, published, link, read } = postCalls(tester)

const french = {
  title: 'L’insuffisance cardiaque chez les aînés',
  content: '<p>Nous avons suivi quarante personnes dans une clinique de la région, et aucune n’a dû cesser.</p>',
}
const english = {
  title: 'Heart failure in the elderly',
  content: '<p>We followed forty people in a clinic of the region, and none of them had to stop.</p>',
}

describe('the language of a post', () => {
  it('is guessed from its words, again with every change', async () => {
    const author = await make.doctor()
    const { contentItemId, ...begun } = (await draft(author, { title: 'Metformin', content: '' })).body
    expect(begun).toMatchObject({ language: 'en', isLanguageGuessed: true })

    const written = await save(author, contentItemId, french)
    const posted = await publish(author, contentItemId)

    expect(written.body).toMatchObject({ language: 'fr', isLanguageGuessed: true })
    expect(posted.body).toMatchObject({ language: 'fr', isLanguageGuessed: true })
    expect((await change(author, contentItemId, english)).body.language).toBe('en')
  })

  it('is the writer’s own where nothing tells', async () => {
    const author = await make.doctor()
    await as(author).call(userRoutes.setLanguage, { params: { id: author.userId }, body: { language: 'fr' } })

    expect((await draft(author, { title: 'Metformin', content: '' })).body.language).toBe('fr')
  })

  it('is what its writer says, until they leave it to its words again', async () => {
    const author = await make.doctor()
    const { contentItemId } = await published(author, { ...english, language: 'fr' })
    expect((await read(author, contentItemId)).body).toMatchObject({ language: 'fr', isLanguageGuessed: false })

    const kept = await change(author, contentItemId, { summary: 'What we saw in the clinic.' })
    const guessed = await change(author, contentItemId, { language: null })

    expect(kept.body).toMatchObject({ language: 'fr', isLanguageGuessed: false })
    expect(guessed.body).toMatchObject({ language: 'en', isLanguageGuessed: true })
  })

  it('is guessed of a link by its title and summary', async () => {
    const author = await make.doctor()

    const { body } = await link(author, { title: 'Une conférence', summary: 'Sur le traitement de la douleur.' })

    expect(body).toMatchObject({ language: 'fr', isLanguageGuessed: true })
  })

  it('is one of the two', async () => {
    expect((await draft(await make.doctor(), { language: 'de' as 'fr' })).status).toBe(400)
  })
})

describe('posts in a language', () => {
  const discovered = async (person: Person, language?: Language[], filter: 'UserArticle'[] = ['UserArticle']) => {
    const ids: string[] = []
    for (let feed: string | undefined; ; ) {
      const query = { language, filter, count: 50, offset: ids.length, feed }
      const reply = await as(person).call(contentRoutes.discover, { query })
      feed = String(reply.headers[feedHeader])
      if (reply.body.length === 0) return ids
      ids.push(...reply.body.map(({ contentItemId }) => contentItemId))
    }
  }

  it('are shown by Discover as the reader reads, or as they ask', async () => {
    const [author, reader] = [await make.doctor(), await make.doctor()]
    const [inFrench, inEnglish] = [await published(author, french), await published(author, english)]
    const both = [inFrench.contentItemId, inEnglish.contentItemId].toSorted()
    const shown = async (language?: Language[]) =>
      (await discovered(reader, language)).filter((id) => both.includes(id)).toSorted()

    expect(await shown()).toEqual(both)
    expect(await shown(['fr'])).toEqual([inFrench.contentItemId])
    expect(await shown(['en'])).toEqual([inEnglish.contentItemId])
    await as(reader).call(userRoutes.setReadingLanguages, {
      params: { id: reader.userId },
      body: { languages: ['fr'] },
    })
    expect(await shown()).toEqual([inFrench.contentItemId])
    expect(await shown(['en', 'fr'])).toEqual(both)
  })

  it('are counted as new only where they are read', async () => {
    const [author, reader] = [await make.doctor(), await make.doctor()]
    const query = { language: ['fr' as const] }
    const page = await as(reader).call(contentRoutes.discover, { query })
    const feed = String(page.headers[feedHeader])
    await published(author, french)
    await published(author, english)

    const inFrench = await as(reader).call(contentRoutes.countNew, { query: { ...query, feed } })
    const inBoth = await as(reader).call(contentRoutes.countNew, { query: { language: ['en', 'fr'], feed } })

    expect([inFrench.body, inBoth.body]).toEqual([1, 2])
  })

  it('are found by a search for them alone, with totals that add up', async () => {
    const [author, reader] = [await make.doctor(), await make.doctor()]
    const word = `Zarvoxil${Date.now()}`
    const [inFrench, inEnglish] = [
      await published(author, { ...french, title: `${word} chez les aînés` }),
      await published(author, { ...english, title: `${word} in the elderly` }),
    ]
    const found = async (language?: Language[]) => {
      const { body, headers } = await as(reader).call(contentRoutes.searchContents, {
        query: { searchTerm: word, language },
      })
      const counts = JSON.parse(String(headers[kindCountsHeader]))
      return { ids: body.map(({ contentItemId }) => contentItemId), total: Number(headers[totalCountHeader]), counts }
    }

    const all = await found()
    expect(all.ids.toSorted()).toEqual([inFrench.contentItemId, inEnglish.contentItemId].toSorted())
    expect(all).toMatchObject({ total: 2, counts: { UserArticle: 2 } })
    expect(await found(['fr'])).toEqual({ ids: [inFrench.contentItemId], total: 1, counts: { UserArticle: 1 } })
    expect((await found(['en'])).ids).toEqual([inEnglish.contentItemId])
    await change(author, inFrench.contentItemId, { language: 'en' })
    expect((await found(['fr'])).ids).toEqual([])
  })

  it('leave what sources bring where it is', async () => {
    const { contentItemId } = await makeContent(tester.app, 'Article', { title: 'Quorvexine trial results' })

    const { body } = await as(await make.doctor()).call(contentRoutes.searchContents, {
      query: { searchTerm: 'Quorvexine', language: ['fr'] },
    })

    expect(body.map((item) => item.contentItemId)).toEqual([contentItemId])
  })
})
