import { folioRoutes, notificationRoutes } from '@materia/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { makeDigests } from '../notifications/index.ts'
import { someRetraction, someSupply, tellReports } from './testing/reports.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp()
})

let made = 0
async function makeDrug() {
  const din = String(91_000_000 + ++made)
  const { contentItemId } = await makeContent(test.app, 'Drug', { details: { din, drugCode: din } })
  return { din, contentItemId }
}

async function save(person: Person, contentItemId: string) {
  const { body: folio } = await test
    .as(person)
    .call(folioRoutes.createFolio, { body: { title: 'Saved', shareLevel: 'Private' } })
  await test.as(person).call(folioRoutes.addClippings, { params: { id: folio.folioId }, body: { contentItemId } })
}

const toldTo = async (person: Person) =>
  (await test.as(person).call(notificationRoutes.listNotifications, { query: { count: 100 } })).body.filter(
    ({ kind }) => kind === 'SafetyNotice',
  )

const say = (din: string, state: 'Active' | 'Anticipated' | 'Resolved', changes: { isTier3?: boolean } = {}) => {
  test.clock.advance(minutes(1))
  return tellReports(test.app, [
    {
      recordKey: din,
      noticeKey: `shortage:${din}`,
      statedOn: test.clock.now().toISOString(),
      report: someSupply({ din, state, ...changes }),
    },
  ])
}

describe('whoever saved what a notice is about', () => {
  it('is told once of each change of its state, and nobody else is', async () => {
    const [saver, stranger] = [await test.make.doctor(), await test.make.doctor()]
    const { din, contentItemId } = await makeDrug()
    await save(saver, contentItemId)

    await say(din, 'Active')
    await say(din, 'Active')
    await say(din, 'Resolved')

    expect(await toldTo(saver)).toMatchObject([
      { contentItemId, body: 'Shortage resolved: Enbrel 50 mg', link: `/contents/${contentItemId}` },
      { contentItemId, body: 'In shortage: Enbrel 50 mg' },
    ])
    expect(await toldTo(stranger)).toEqual([])
  })

  it('has a critical one mailed at once where a digest was asked for, the others in the digest, and none unasked', async () => {
    const [daily, unasked] = [await test.make.doctor(), await test.make.doctor()]
    const body = { SafetyNotice: { inApp: true, email: 'Daily' as const } }
    await test.as(daily).call(notificationRoutes.updateNotificationPreferences, { body })
    const [critical, other] = [await makeDrug(), await makeDrug()]
    for (const person of [daily, unasked])
      for (const { contentItemId } of [critical, other]) await save(person, contentItemId)

    await say(critical.din, 'Active', { isTier3: true })
    await say(other.din, 'Active')
    await test.app.jobs.runDue()

    const mailed = (await test.mails()).filter(({ to }) => [daily.email, unasked.email].includes(String(to)))
    expect(mailed.map(({ to }) => to)).toEqual([daily.email])
    expect(await makeDigests(test.app, { isAtOnce: true, email: daily.email })).toBe(1)
    await test.app.jobs.runDue()
    const digest = (await test.mails()).filter(({ to }) => to === daily.email).at(-1)
    expect(digest?.subject).toContain('1')
  })

  it('is told nothing of what was over before anybody heard of it', async () => {
    const saver = await test.make.doctor()
    const { din, contentItemId } = await makeDrug()
    await save(saver, contentItemId)

    await say(din, 'Resolved')

    expect(await toldTo(saver)).toEqual([])
  })

  it('is told once of a retraction that two sources know under different numbers, and of its end when both say so', async () => {
    const saver = await test.make.doctor()
    const [pmid, doi] = ['990000777', '10.5555/told-once']
    const { contentItemId } = await makeContent(test.app, 'Article', { details: { pmid, doi } })
    await save(saver, contentItemId)
    const watched = (type: 'Retraction' | 'Reinstatement', day: string) => ({
      source: 'retractions',
      recordKey: `record:${type}`,
      noticeKey: `retraction:doi:${doi}`,
      report: someRetraction({ type, pmid: null, doi, happenedOn: day }),
    })
    const ofPubmed = {
      source: 'pubmed',
      recordKey: `pmid:${pmid}`,
      noticeKey: `retraction:pmid:${pmid}`,
      report: someRetraction({ pmid }),
    }

    await tellReports(test.app, [watched('Retraction', '2026-03-01')])
    await tellReports(test.app, [ofPubmed])
    await tellReports(test.app, [watched('Reinstatement', '2026-04-01')])

    expect(await toldTo(saver)).toMatchObject([{ body: 'Retracted: Two drugs compared' }])
  })

  it('in random histories is told exactly as a model says', async () => {
    const states = fc.constantFrom('Active', 'Anticipated', 'Resolved')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(states, fc.constant('save')), { minLength: 1, maxLength: 8 }),
        async (history) => {
          const [early, late] = [await test.make.doctor(), await test.make.doctor()]
          const { din, contentItemId } = await makeDrug()
          await save(early, contentItemId)
          const expected = { early: 0, late: 0 }
          let known: string | undefined
          let isSaved = false
          for (const step of history) {
            if (step === 'save') {
              if (!isSaved) await save(late, contentItemId)
              isSaved = true
              continue
            }
            if (step !== known && !(known === undefined && step === 'Resolved')) {
              expected.early++
              if (isSaved) expected.late++
            }
            known = step
            await say(din, step as 'Active')
          }

          expect({ early: (await toldTo(early)).length, late: (await toldTo(late)).length }).toEqual(expected)
        },
      ),
      { numRuns: 12 },
    )
  })
})
