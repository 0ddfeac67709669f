import { randomUUID } from 'node:crypto'
import { folioRoutes, type SubscriptionTarget, subscriptionRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { markGone } from '../contents/index.ts'
import { someRetraction, someSupply, tellReports } from '../safety/testing/reports.ts'

const { make, as, app, stranger } = await testApp()

const follow = async (person: Person, target: SubscriptionTarget) =>
  (await as(person).call(subscriptionRoutes.createSubscription, { body: { target } })).body
const search = (searchTerm: string): SubscriptionTarget => ({ type: 'Search', searchTerm, filters: {} })
/** A word that nothing else in these tests holds. */
const coined = () => `zyx${randomUUID().slice(0, 8).replaceAll(/\d/g, 'q')}`

/** A drug in shortage. */
async function makeShortDrug(din: string) {
  const { contentItemId } = await makeContent(app, 'Drug', { details: { din, drugCode: din } })
  await tellReports(app, [{ recordKey: din, noticeKey: `shortage:${din}`, report: someSupply({ din }) }])
  return { din, contentItemId }
}

describe('a feed for feed readers', () => {
  it('has what a subscription found, behind a token that can be revoked', async () => {
    const person = await make.doctor()
    const word = coined()
    const { id } = await follow(person, search(word))
    const title = `<b>${word}</b> & others\u0007`
    const { contentItemId } = await makeContent(app, 'Article', { title })
    await app.jobs.runDue()

    const opened = await as(person).call(subscriptionRoutes.openSubscriptionFeed, { params: { id } })
    const again = await as(person).call(subscriptionRoutes.openSubscriptionFeed, { params: { id } })
    const token = /\/feeds\/([\w-]+)\.atom$/.exec(opened.body.url)?.[1] ?? ''
    const feed = await stranger.call(subscriptionRoutes.readFeed, { params: { token } })
    await as(person).call(subscriptionRoutes.closeSubscriptionFeed, { params: { id } })
    const closed = await stranger.call(subscriptionRoutes.readFeed, { params: { token } })

    expect(again.body.url).toBe(opened.body.url)
    expect(feed.headers['content-type']).toContain('application/atom+xml')
    expect(feed.raw.body).toContain(`<title>&lt;b&gt;${word}&lt;/b&gt; &amp; others</title>`)
    expect(feed.raw.body).toContain(`<id>urn:uuid:${contentItemId}</id>`)
    expect(closed.status).toBe(404)
  })

  it('has the safety notices, all or one’s own, behind a token that can be revoked', async () => {
    const person = await make.doctor()
    const [followed, other] = await Promise.all([makeShortDrug('90100001'), makeShortDrug('90100002')])
    await follow(person, { type: 'Content', contentItemId: followed.contentItemId })
    const titlesOf = async (mine: boolean) => {
      const { body } = await as(person).call(subscriptionRoutes.openSafetyFeed, { body: { mine } })
      const token = /\/feeds\/([\w-]+)\.atom$/.exec(body.url)?.[1] ?? ''
      return { token, feed: (await stranger.call(subscriptionRoutes.readFeed, { params: { token } })).raw.body }
    }

    const [all, own] = [await titlesOf(false), await titlesOf(true)]
    await as(person).call(subscriptionRoutes.closeSafetyFeed, { query: { mine: 'true' } })

    expect(all.feed).toContain(`DIN ${followed.din}`)
    expect(all.feed).toContain(`DIN ${other.din}`)
    expect(own.feed).toContain(`DIN ${followed.din}`)
    expect(own.feed).not.toContain(`DIN ${other.din}`)
    expect(own.feed).toContain('<title>Safety notices | Materia</title>')
    const read = (token: string) => stranger.call(subscriptionRoutes.readFeed, { params: { token } })
    expect([(await read(all.token)).status, (await read(own.token)).status]).toEqual([200, 404])
  })

  it('holds no record that its source removed, nor does the list behind it, and names a retracted article as one', async () => {
    const person = await make.doctor()
    const word = coined()
    const { id } = await follow(person, search(word))
    const [pmid, goneKey] = ['990700001', `pmid:${randomUUID()}`]
    const retracted = await makeContent(app, 'Article', { title: `Of ${word}`, details: { pmid } })
    const gone = await makeContent(app, 'Article', { title: `Gone ${word}`, sourceKey: goneKey })
    await app.jobs.runDue()
    const { body: folio } = await as(person).call(folioRoutes.createFolio, {
      body: { title: 'Taken along', shareLevel: 'Public' },
    })
    for (const { contentItemId } of [retracted, gone])
      await as(person).call(folioRoutes.addClippings, { params: { id: folio.folioId }, body: { contentItemId } })
    const report = someRetraction({ pmid, title: `Of ${word}` })

    await inTransaction(app, (tx) => markGone(tx, [goneKey], new Date('2026-06-01')))
    await tellReports(app, [{ source: 'pubmed', recordKey: pmid, noticeKey: `retraction:pmid:${pmid}`, report }])

    const listed = await as(person).call(subscriptionRoutes.listNewOfSubscription, { params: { id } })
    const { body: followed } = await as(person).call(subscriptionRoutes.listSubscriptions)
    const opened = await Promise.all([
      as(person).call(subscriptionRoutes.openSubscriptionFeed, { params: { id } }),
      as(person).call(subscriptionRoutes.openFolioFeed, { params: { id: folio.folioId } }),
    ])
    expect(listed.body.map(({ contentItemId }) => contentItemId)).toEqual([retracted.contentItemId])
    expect(followed).toMatchObject([{ newCount: 1 }])
    for (const { body } of opened) {
      const token = /\/feeds\/([\w-]+)\.atom$/.exec(body.url)?.[1] ?? ''
      const feed = (await stranger.call(subscriptionRoutes.readFeed, { params: { token } })).raw.body
      expect(feed).toContain(`<title>RETRACTED: Of ${word}</title>`)
      expect(feed).toContain(`<summary>Retracted: Of ${word}`)
      expect(feed).not.toContain('Gone')
    }
  })

  it('has one address when it is asked for many times at once', async () => {
    const person = await make.doctor()
    const open = () => as(person).call(subscriptionRoutes.openSafetyFeed, { body: { mine: true } })

    const opened = await Promise.all(Array.from({ length: 6 }, open))

    expect(new Set(opened.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1)
    expect(opened[0]?.status).toBe(200)
  })

  it('of a public folio holds nothing of its owner’s that is not public', async () => {
    const owner = await make.doctor()
    const create = (title: string, shareLevel: 'Public' | 'Private') =>
      as(owner).call(folioRoutes.createFolio, { body: { title, shareLevel } })
    const [open, own] = [await create('Reading', 'Public'), await create('Cases of mine', 'Private')]
    const { contentItemId } = await makeContent(app, 'Article', { title: 'An article to read' })
    const clippings = [{ contentItemId }, { contentItemId: own.body.folioId }]
    await as(owner).call(folioRoutes.addClippings, { params: { id: open.body.folioId }, body: { clippings } })

    const { body } = await as(owner).call(subscriptionRoutes.openFolioFeed, { params: { id: open.body.folioId } })
    const token = /\/feeds\/([\w-]+)\.atom$/.exec(body.url)?.[1] ?? ''
    const feed = await stranger.call(subscriptionRoutes.readFeed, { params: { token } })

    expect(feed.raw.body).toContain('An article to read')
    expect(feed.raw.body).not.toContain('Cases of mine')
  })

  it('is there for public folios, and ends when the folio is not public any more', async () => {
    const [owner, reader] = [await make.doctor(), await make.doctor()]
    const { body } = await as(owner).call(folioRoutes.createFolio, { body: { title: 'Reading', shareLevel: 'Public' } })
    const params = { id: body.folioId }

    const opened = await as(reader).call(subscriptionRoutes.openFolioFeed, { params })
    const token = /\/feeds\/([\w-]+)\.atom$/.exec(opened.body.url)?.[1] ?? ''
    const open = await stranger.call(subscriptionRoutes.readFeed, { params: { token } })
    await as(owner).call(folioRoutes.updateFolio, { body: { folioId: body.folioId, shareLevel: 'Private' } as never })
    const shut = await stranger.call(subscriptionRoutes.readFeed, { params: { token } })

    expect([open.status, shut.status]).toEqual([200, 404])
    expect((await as(reader).call(subscriptionRoutes.openFolioFeed, { params })).status).toBe(404)
  })
})
