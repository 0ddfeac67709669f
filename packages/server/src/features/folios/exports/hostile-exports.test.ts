import { type FolioExportFormat, folioRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { makeArticles, makeFolio } from '../testing/things.ts'

const tester = await testApp()
const { make, as } = tester
const owner = await make.doctor()

const exported = async (folioId: string, format: FolioExportFormat) =>
  (await as(owner).call(folioRoutes.exportFolio, { params: { id: folioId }, query: { format } })).raw

async function folioWithNote(person: Person, note: string) {
  const { folioId } = await makeFolio(tester, person)
  const [article] = await makeArticles(tester, 1)
  const body = { contentItemId: article?.contentItemId ?? '', note }
  await as(person).call(folioRoutes.addClippings, { params: { id: folioId }, body })
  return folioId
}

const noteIn = async (folioId: string) =>
  (await as(owner).call(folioRoutes.listClippings, { params: { id: folioId }, query: {} })).body[0]?.note

describe('a folio as CSV', () => {
  it.each([
    '=1+1',
    'see;=1+1',
    "see;@cmd|' /C calc'!A0;",
    'see\t+1',
    'first\n=1+1',
    'first\n- second\n- third',
    "see;'=1+1",
    "'=1+1",
    "''@sum",
    ';|a',
    ';;%a',
  ])('begins no cell of %j with a formula, whatever ends a cell there, and comes back as it was', async (note) => {
    const from = await folioWithNote(owner, note)
    const { folioId: to } = await makeFolio(tester, owner)

    const { body } = await exported(from, 'csv')
    await as(owner).call(folioRoutes.importClippings, { params: { id: to }, body: { text: body } })

    // Excel in French divides at semicolons alone, and reads no quotation mark within what lies between them.
    const cells = body.split(/[;,\t\r\n"]/)
    expect(cells.filter((cell) => /^[=+\-@|%]/.test(cell))).toEqual([])
    expect(await noteIn(to)).toBe(note)
  })
})

describe('the name of a file of citations', () => {
  it.each([
    'Cases＂; filename＝＂run.bat',
    'x＂；filename＊＝UTF-8＇＇run.bat；y＝＂',
    "a'); filename=b.bat",
    '100%41"',
    'fdp.\u202Esiht',
    '\u{1f600}'.repeat(60),
  ])('is made of the title %j, and ends in what the file is', async (title) => {
    const { folioId } = await makeFolio(tester, owner, { title })

    const { headers } = await exported(folioId, 'ris')

    const header = String(headers['content-disposition'])
    const [, plain, encoded = ''] =
      /^attachment; filename="([^"]+)"; filename\*=UTF-8''([\w%.!~-]+)$/.exec(header) ?? []
    expect(plain).toMatch(/^[^"\\%]+\.ris$/)
    expect(decodeURIComponent(encoded)).toMatch(/^[^\p{Cc}\p{Cf}/\\:*?"<>|]+\.ris$/u)
  })
})
