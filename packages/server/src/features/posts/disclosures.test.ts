import { contentRoutes, moderationRoutes, postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'

const { make, as } = await testApp()
const article = { title: 'A case for statins', content: '<p>Words enough to be read.</p>' }

async function published(person: Person, fields: object = {}) {
  const draft = await as(person).call(postRoutes.createDraftArticle, { body: { ...article, ...fields } })
  const query = { draftContentItemId: draft.body.contentItemId }
  return (await as(person).call(postRoutes.publishArticle, { query })).body
}
const disclosureOf = async (reader: Person, contentItemId: string) =>
  (await as(reader).call(contentRoutes.getContent, { params: { contentItemId } })).body.disclosure
const onCard = async (reader: Person, contentItemId: string) => {
  const { body } = await as(reader).call(contentRoutes.discover, { query: { count: 100 } })
  return body.find((each) => each.contentItemId === contentItemId)?.disclosure
}
const promote = (admin: Person, contentItemId: string, body: object) =>
  as(admin).call(moderationRoutes.changeEditorial, { params: { contentItemId }, body })

describe('a post that speaks for an organisation', () => {
  it('says who pays and what for, on card and page', async () => {
    const [voice, reader] = [await make.voiceOf({ firstName: 'Heart', lastName: 'Rhythm' }), await make.doctor()]
    const disclosure = { paidBy: 'A foundation', purpose: 'Awareness month' }

    const { contentItemId } = await published(voice, { disclosure })

    expect(await disclosureOf(reader, contentItemId)).toEqual(disclosure)
    expect(await onCard(reader, contentItemId)).toEqual(disclosure)
  })

  it('is paid by the organisation itself where nobody else was named', async () => {
    const [voice, reader] = [await make.voiceOf({ firstName: 'Heart', lastName: 'Rhythm' }), await make.doctor()]

    const { contentItemId } = await published(voice)

    expect(await disclosureOf(reader, contentItemId)).toEqual({ paidBy: 'Heart Rhythm', purpose: null })
  })
})

describe('a promoted item', () => {
  it('says who pays and what for, and forgets that with its sponsor', async () => {
    const [doctor, admin] = [await make.doctor(), await make.admin()]
    const sponsor = await make.sponsor({ firstName: 'Northwind', lastName: 'Therapeutics' })
    const { contentItemId } = await published(doctor)
    const before = await disclosureOf(doctor, contentItemId)
    const entry = await promote(admin, contentItemId, {
      promotedBy: sponsor.email,
      disclosure: { paidBy: 'Northwind Holding', purpose: 'Launch of a trial' },
    })
    const promoted = await disclosureOf(doctor, contentItemId)
    await promote(admin, contentItemId, { promotedBy: 'Another company' })

    expect(before).toBeNull()
    expect(entry.body.disclosure).toEqual({ paidBy: 'Northwind Holding', purpose: 'Launch of a trial' })
    expect(promoted).toEqual(entry.body.disclosure)
    expect(await disclosureOf(doctor, contentItemId)).toEqual({ paidBy: 'Another company', purpose: null })
  })

  it('keeps what was said when its author edits it, and takes no other from them', async () => {
    const [doctor, admin] = [await make.doctor(), await make.admin()]
    const { contentItemId } = await published(doctor)
    const said = { paidBy: 'Northwind', purpose: 'Launch of a trial' }
    await promote(admin, contentItemId, { promotedBy: 'Northwind', disclosure: said })
    const update = (body: object) =>
      as(doctor).call(postRoutes.updateArticle, {
        params: { contentItemId },
        body: { title: 'Another title', ...body },
      })

    const edited = await update({ disclosure: said })
    const refused = await update({ disclosure: { paidBy: 'Nobody', purpose: 'Nothing' } })

    expect(edited.body).toMatchObject({ title: 'Another title', disclosure: said })
    expect(refused.body).toMatchObject({ status: 403, extensions: { code: 'disclosure-only' } })
    expect(await disclosureOf(doctor, contentItemId)).toEqual(said)
  })
})

describe('a colleague’s own post', () => {
  it('has nothing to disclose', async () => {
    const doctor = await make.doctor()
    const body = { ...article, disclosure: { paidBy: 'Somebody', purpose: 'Something' } }

    expect((await as(doctor).call(postRoutes.createDraftArticle, { body })).status).toBe(403)
    expect(await disclosureOf(doctor, (await published(doctor)).contentItemId)).toBeNull()
  })
})
