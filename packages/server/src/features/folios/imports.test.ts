import { randomInt } from 'node:crypto'
import { type FolioExportFormat, folioRoutes } from '@materia/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { type NewVersion, putContentVersions } from '../contents/index.ts'
import { makeArticles, makeFolio, makeSecret } from './testing/things.ts'

const tester = await testApp()
const { make, as, app } = tester

const clippedIn = async (person: Person, folioId: string) => {
  const reply = await as(person).call(folioRoutes.listClippings, { params: { id: folioId }, query: { count: 100 } })
  return reply.body.map((clipping) => [clipping.contentItemId, clipping.note])
}
const importInto = (person: Person, folioId: string, text: string) =>
  as(person).call(folioRoutes.importClippings, { params: { id: folioId }, body: { text } })
const exported = async (person: Person, folioId: string, format: FolioExportFormat) =>
  (await as(person).call(folioRoutes.exportFolio, { params: { id: folioId }, query: { format } })).raw

async function put(version: NewVersion): Promise<string> {
  const [result] = await inTransaction(app, (tx) => putContentVersions(tx, [version]))
  return result?.contentItemId ?? ''
}

/** One item of each kind that a source or a member brings. */
async function makeKinds(owner: Person) {
  const number = String(randomInt(1_000_000, 9_999_999))
  const [article] = await makeArticles(tester, 1)
  const drug = await put({
    type: 'Drug',
    sourceKey: `drug:${number}`,
    title: 'LIPITOR 10 mg',
    details: {
      din: `0${number}`,
      name: 'LIPITOR',
      nameFr: null,
      drugCode: number,
      drugStatus: 'Marketed',
      statusDate: null,
      description: null,
      monographOriginalUrl: null,
      drugIngredients: [],
      therapeuticClasses: [],
      forms: [],
      routes: [],
      schedules: [],
      packages: [],
      companyId: null,
      french: null,
    },
  })
  const decision = await put({
    type: 'Decision',
    sourceKey: `decision:${number}`,
    title: 'Regulatory decision: {Forxiga} & "more", 50% of $',
    details: {
      referenceNumber: `RDS${number}`,
      decisionType: 'Regulatory',
      dateIssued: '2020-06-24',
      decisionItems: [],
      productName: 'Forxiga',
      manufacturer: 'AstraZeneca',
      medicinalIngredient: null,
      outcome: null,
      dins: [],
      isDevice: false,
      french: null,
    },
  })
  const link = await put({
    type: 'UserExternalLink',
    contentItemId: crypto.randomUUID(),
    ownerId: owner.userId,
    title: 'A talk',
    publishedOn: new Date(),
    details: {
      externalLinkType: 'YouTube',
      externalLink: `https://www.youtube.com/watch?v=${number}`,
      authors: [],
      linkTitle: null,
      linkSite: 'YouTube',
      linkImageAttachmentId: null,
      language: 'en',
      isLanguageGuessed: true,
    },
  })
  return { article, drug, decision, link, number }
}

describe('importing a pasted list', () => {
  it('of more than ten thousand references is refused and adds nothing', async () => {
    const owner = await make.doctor()
    const [article] = await makeArticles(tester, 1)
    const { folioId } = await makeFolio(tester, owner)

    const reply = await importInto(owner, folioId, `${article?.pmid}\n${'12345\n'.repeat(10_000)}`)

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ extensions: { errors: [{ field: 'text' }] } })
    expect(await clippedIn(owner, folioId)).toEqual([])
  })

  it('answers for every line: found by number, link or address, there already, repeated, unknown, not understood', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const { article, drug, decision, link, number } = await makeKinds(owner)
    const [known] = await makeArticles(tester, 1)
    const secret = await makeSecret(tester, other)
    const { folioId } = await makeFolio(tester, owner)
    await as(owner).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: { contentItemId: known?.contentItemId ?? '' },
    })
    const lines = [
      `https://doi.org/${article?.doi.toUpperCase()}`,
      `0${number}`,
      '',
      `PMID: ${article?.pmid}`,
      `rds${number}`,
      `https://www.YouTube.com/watch?v=${number}`,
      `http://localhost:3000/contents/${known?.contentItemId}`,
      `/contents/${secret}`,
      'NCT00000000',
      'Something I remember reading',
    ]

    const reply = await importInto(owner, folioId, lines.join('\r\n'))

    expect(reply.body.map(({ line, outcome, contentItemId }) => [line, outcome, contentItemId])).toEqual([
      [1, 'added', article?.contentItemId],
      [2, 'added', drug],
      [4, 'repeated', article?.contentItemId],
      [5, 'added', decision],
      [6, 'added', link],
      [7, 'already-there', known?.contentItemId],
      [8, 'not-found', null],
      [9, 'not-found', null],
      [10, 'not-understood', null],
    ])
    expect((await clippedIn(owner, folioId)).map(([id]) => id)).toEqual([
      known?.contentItemId,
      article?.contentItemId,
      drug,
      decision,
      link,
    ])
  })

  it('takes what fits when the folio becomes full, and says what did not', async () => {
    const owner = await make.doctor()
    const { folioId } = await makeFolio(tester, owner)
    const articles = await makeArticles(tester, 5_002)
    await as(owner).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: articles.slice(0, 4_999).map(({ contentItemId }) => ({ contentItemId })),
    })

    const reply = await importInto(
      owner,
      folioId,
      articles
        .slice(4_999)
        .map(({ pmid }) => pmid)
        .join('\n'),
    )

    expect(reply.body.map(({ outcome }) => outcome)).toEqual(['added', 'folio-full', 'folio-full'])
  })
})

describe('exporting a folio', () => {
  const formats = ['ris', 'bibtex', 'nbib', 'csv'] as const

  it.each(formats)('as %s and importing it again gives the same items, order and notes', async (format) => {
    const owner = await make.doctor()
    const { article, drug, decision, link } = await makeKinds(owner)
    const inside = await makeFolio(tester, owner, { shareLevel: 'Public', title: 'A folio in a folio' })
    const ids = [link, article?.contentItemId ?? '', inside.folioId, decision, drug]
    const note = fc.string({ unit: 'grapheme', maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(fc.array(note, { minLength: 5, maxLength: 5 }), async (notes) => {
        const [from, to] = [await makeFolio(tester, owner), await makeFolio(tester, owner)]
        await as(owner).call(folioRoutes.addClippings, {
          params: { id: from.folioId },
          body: ids.map((contentItemId, index) => ({ contentItemId, note: storable(notes[index]) })),
        })

        const file = await exported(owner, from.folioId, format)
        const reply = await importInto(owner, to.folioId, file.body)

        expect(reply.body.map(({ outcome }) => outcome)).toEqual(ids.map(() => 'added'))
        expect((await clippedIn(owner, to.folioId)).map(comparable)).toEqual(
          (await clippedIn(owner, from.folioId)).map(comparable),
        )
      }),
      // Unicode has line ends that end no line of a file.
      { numRuns: 15, examples: [[['', '', 'one\u2028two', 'three\u2029four', 'five\u0085six']]] },
    )
  })

  it('names the file after the folio and says what it is', async () => {
    const owner = await make.doctor()
    const { folioId } = await makeFolio(tester, owner, { title: 'Été: “cœur”/2026' })

    const file = await exported(owner, folioId, 'bibtex')

    expect(file.headers['content-type']).toContain('application/x-bibtex')
    expect(file.headers['content-disposition']).toContain("filename*=UTF-8''%C3%89t%C3%A9")
  })

  it('as a reading list is a page without scripts, with notes and everything escaped', async () => {
    const owner = await make.doctor()
    const { folioId } = await makeFolio(tester, owner, { title: '<script>alert(1)</script>' })
    const [article] = await makeArticles(tester, 1)
    await as(owner).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: { contentItemId: article?.contentItemId ?? '', note: 'For <b>Thursday</b>' },
    })

    const page = await exported(owner, folioId, 'html')

    expect(page.body).toContain('For &lt;b&gt;Thursday&lt;/b&gt;')
    expect(page.body).toContain('Khan A. Article 1. CMAJ. 2026;198(1):E1-E9.')
    expect(page.body).not.toContain('<script')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('as CSV keeps order and notes', async () => {
    const owner = await make.doctor()
    const { folioId } = await makeFolio(tester, owner)
    const [article] = await makeArticles(tester, 1)
    await as(owner).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: { contentItemId: article?.contentItemId ?? '', note: '=1+1' },
    })

    const [, row] = (await exported(owner, folioId, 'csv')).body.split('\r\n')

    expect(row).toContain(`1,Article 1,Article,Khan A,CMAJ,2026-01,${article?.doi},${article?.pmid}`)
    expect(row).toContain(`"'=1+1"`)
  })

  it('leaves out what the reader may not see', async () => {
    const owner = await make.doctor()
    const { folioId } = await makeFolio(tester, owner, { shareLevel: 'Public' })
    const secret = await makeSecret(tester, owner)
    await as(owner).call(folioRoutes.addClippings, { params: { id: folioId }, body: { contentItemId: secret } })

    const forOwner = await exported(owner, folioId, 'ris')
    const forReader = await exported(await make.doctor(), folioId, 'ris')

    expect([forOwner.body.includes(secret), forReader.body.includes(secret)]).toEqual([true, false])
  })
})

const storable = (note: string | undefined) => note?.replaceAll('\u0000', '').toWellFormed() ?? null
/** Line ends come back as one sign, whichever they were. */
const comparable = ([id, note]: (string | null)[]) => [id, note?.replaceAll(/\r\n?/g, '\n').trim() || null]
