import { contentRoutes, postRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../../platform/events/events.ts'
import { testApp } from '../../../../testing/app.ts'
import { sampleDetails } from '../../../../testing/contents.ts'
import { putContentVersions } from '../../versions/versions.service.ts'

const { app, make, as } = await testApp()
const [writer, reader] = [await make.doctor(), await make.doctor()]
await app.jobs.start(1)

const find = async (searchTerm: string) =>
  (await as(reader).call(contentRoutes.searchContents, { query: { searchTerm } })).body.map(
    (item) => item.contentItemId,
  )
const imported = (sourceKey: string, title: string) => ({
  type: 'Article' as const,
  sourceKey,
  title,
  details: { ...sampleDetails.Article, pmid: null, doi: null },
})
const countFresh = async () =>
  (await sql<{ fresh: number }>`select count(*) as fresh from search_fresh`.execute(app.db)).rows[0]?.fresh

describe('a search beside writers', () => {
  it('is the next after the answer and finds a published post, and its new words after each change', async () => {
    for (let round = 0; round < 4; round++) {
      const draft = await as(writer).call(postRoutes.createDraftArticle, {
        body: { title: `Fresh round${round}x`, content: '<p>What I learned.</p>' },
      })
      const { body: post } = await as(writer).call(postRoutes.publishArticle, {
        query: { draftContentItemId: draft.body.contentItemId },
      })

      expect(await find(`round${round}x`)).toEqual([post.contentItemId])

      await as(writer).call(postRoutes.updateArticle, {
        params: { contentItemId: post.contentItemId },
        body: { title: `Changed round${round}y` },
      })
      expect(await find(`round${round}y`)).toEqual([post.contentItemId])
      expect(await find(`round${round}x`)).toEqual([])
    }
  })

  it('finds each of many imported versions with the next search', async () => {
    const versions = Array.from({ length: 250 }, (_, nth) => imported(`upkeep:${nth}`, `Imported lot${nth}z`))
    await inTransaction(app, (tx) => putContentVersions(tx, versions))

    for (const nth of [0, 100, 249]) expect(await find(`lot${nth}z`)).toHaveLength(1)
  })

  it('is tended by a job: what is fresh is merged within seconds and stays found', async () => {
    for (const lot of [0, 1]) {
      const versions = Array.from({ length: 150 }, (_, nth) =>
        imported(`tended:${lot}:${nth}`, `Tended word${lot}w${nth}`),
      )
      await inTransaction(app, (tx) => putContentVersions(tx, versions))
    }

    await expect.poll(countFresh).toBeLessThan(200)
    for (const word of ['word0w0', 'word0w149', 'word1w149']) expect(await find(word)).toHaveLength(1)
  })
})
