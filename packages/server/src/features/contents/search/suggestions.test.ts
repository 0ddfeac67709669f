import { contentRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'

const { app, make, as } = await testApp()
const reader = await make.doctor()

const suggest = async (searchTerm: string) =>
  (await as(reader).call(contentRoutes.related, { query: { searchTerm } })).body

describe('suggestions', () => {
  it('begin with what the reader opened lately, and say which', async () => {
    const [known, unknown] = [
      await makeContent(app, 'Drug', { title: 'Rivaroxaban 20 mg' }),
      await makeContent(app, 'Drug', { title: 'Rivaroxaban 15 mg' }),
    ]
    await as(reader).call(contentRoutes.recordView, { params: { contentItemVersionId: known.versionId } })

    const suggestions = await suggest('rivar')
    const recents = await suggest('')

    expect(suggestions.map(({ id, isRecent, type }) => [id, isRecent, type])).toEqual([
      [known.contentItemId, true, 'Content'],
      [unknown.contentItemId, false, 'Content'],
    ])
    expect(recents.map(({ id }) => id)).toEqual([known.contentItemId])
  })

  it('lead to the record that a number names', async () => {
    const made = await makeContent(app, 'Trial', { title: 'A trial of rest', details: { nctID: 'NCT07654321' } })

    expect(await suggest('nct07654321')).toMatchObject([{ id: made.contentItemId, isFuzzy: false }])
  })

  it('name products that are called alike once', async () => {
    for (const din of ['00088881', '00088882', '00088883']) {
      await makeContent(app, 'Drug', { title: 'Colchicine 0.6 mg', details: { din, drugCode: din } })
    }

    expect((await suggest('colch')).map(({ title }) => title)).toEqual(['Colchicine 0.6 mg'])
  })

  it('allow for a slip of the pen, and say so', async () => {
    const made = await makeContent(app, 'Drug', { title: 'Apixaban' })

    expect(await suggest('apixbaan')).toMatchObject([{ id: made.contentItemId, title: 'Apixaban', isFuzzy: true }])
  })

  it('put the name itself first, then what begins so, then what holds the words, and a slip only where none of these is', async () => {
    const titled = (title: string) => makeContent(app, 'Drug', { title, details: { name: title } })
    const [holds, begins, itself, alike] = [
      await titled('Compound Warfarin'),
      await titled('Warfarin Sodium'),
      await titled('Warfarin'),
      await titled('Warfarine'),
    ]
    const ids = async (term: string) => (await suggest(term)).map(({ id }) => id)

    expect(await ids('warfarin')).toEqual([itself, alike, begins, holds].map((made) => made.contentItemId))
    expect((await suggest('warfarin')).map(({ isFuzzy }) => isFuzzy)).toEqual([false, false, false, false])
    expect((await suggest('warfrin')).every(({ isFuzzy }) => isFuzzy)).toBe(true)
    expect((await ids('warfrin'))[0]).toBe(itself.contentItemId)
  })

  it('are at most ten', async () => {
    for (let nth = 0; nth < 14; nth++) await makeContent(app, 'Article', { title: `Sarcoidosis part ${nth}` })

    expect(await suggest('sarcoid')).toHaveLength(10)
  })
})
