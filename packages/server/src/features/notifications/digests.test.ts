import { folioRoutes, likeRoutes, notificationRoutes, profileRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days, hours, later } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { notify } from '../../platform/notifications/index.ts'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { makeDigests, sendDigests } from './digests.service.ts'

const { make, as, app, clock, mails, server } = await testApp({ POSTAL_ADDRESS: '1 Ward Street, Toronto' })

type Rhythm = 'Off' | 'Instant' | 'Daily' | 'Weekly'
const choose = (person: Person, email: Rhythm) =>
  as(person).call(notificationRoutes.updateNotificationPreferences, { body: { Followed: { inApp: true, email } } })
const follow = async (person: Person) =>
  as(await make.doctor({ firstName: 'Ada', lastName: 'Khan' })).call(profileRoutes.follow, {
    params: { userIdToFollow: person.userId },
  })
const mailsTo = async (person: Person) => (await mails()).filter(({ to }) => to === person.email)
const sendNow = (person: Person) => makeDigests(app, { isAtOnce: true, email: person.email })
const oneClick = (url: string) =>
  server.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
const unsubscribeUrl = (mail: { headers?: Record<string, string> } | undefined) =>
  /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''

describe('a digest', () => {
  it('gathers what is unread into one mail, in the receiver’s language, and sends it once', async () => {
    const person = await make.doctor()
    await as(person).call(userRoutes.setLanguage, { params: { id: person.userId }, body: { language: 'fr' } })
    await choose(person, 'Daily')
    await follow(person)
    await follow(person)

    const made = [await sendNow(person), await sendNow(person)]
    const sent = await mailsTo(person)

    expect(made).toEqual([1, 0])
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toBe('2 éléments : nouvelles personnes qui vous suivent')
    expect(sent[0]?.text).toContain('Ada Khan vous suit')
    expect(sent[0]?.text).toContain('1 Ward Street, Toronto')
    expect(sent[0]?.html).toContain('Ada Khan vous suit')
    expect(sent[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })

  it('says how many more there are than it shows, and where', async () => {
    const person = await make.doctor()
    await choose(person, 'Daily')
    for (let nth = 0; nth < 12; nth++) await follow(person)

    await sendNow(person)
    const [sent] = await mailsTo(person)

    expect(sent?.text.match(/Ada Khan follows you/g)).toHaveLength(10)
    expect(sent?.text).toContain(`And 2 more\n${app.publicUrl}/notifications`)
    expect(sent?.html).toContain('>And 2 more</a>')
  })

  it('keeps the notices on one drug together, as the screen does', async () => {
    const person = await make.doctor()
    await as(person).call(notificationRoutes.updateNotificationPreferences, {
      body: { SafetyNotice: { inApp: true, email: 'Daily' } },
    })
    const drug = await makeContent(app, 'Drug', { title: 'Spironolactone' })
    const other = await makeContent(app, 'Drug', { title: 'Budesonide' })
    const tell = (contentItemId: string, name: string) =>
      inTransaction(app, (tx) =>
        notify(tx, {
          userId: person.userId,
          kind: 'SafetyNotice',
          key: name,
          at: clock.now(),
          contentItemId,
          facts: { kind: 'Shortage', state: 'Active', name },
        }),
      )
    for (let nth = 1; nth <= 6; nth++) await tell(drug.contentItemId, `Spironolactone ${nth}`)
    await tell(other.contentItemId, 'Budesonide 1')
    for (let nth = 7; nth <= 11; nth++) await tell(drug.contentItemId, `Spironolactone ${nth}`)

    await sendNow(person)
    const [sent] = await mailsTo(person)

    expect(sent?.subject).toBe('12 new: safety notices')
    expect(sent?.text.match(/Shortage: \w+/g)).toEqual(['Shortage: Spironolactone', 'Shortage: Budesonide'])
    expect(sent?.text).toContain('And 7 more\n')
    expect(sent?.html).toContain('<br>And 7 more</p>')
  })

  it('says once what was liked', async () => {
    const person = await make.doctor()
    const folio = await as(person).call(folioRoutes.createFolio, {
      body: { title: 'Four pillars', shareLevel: 'Public' },
    })
    await as(person).call(notificationRoutes.updateNotificationPreferences, {
      body: { Liked: { inApp: true, email: 'Daily' } },
    })
    await as(await make.doctor()).call(likeRoutes.like, {
      params: { contentItemId: folio.body.folioId },
    })

    await sendNow(person)

    expect((await mailsTo(person))[0]?.text.match(/Four pillars/g)).toHaveLength(1)
  })

  it('is not sent to whoever asked for none, read everything, or has nothing new', async () => {
    const [none, reader, quiet] = [await make.doctor(), await make.doctor(), await make.doctor()]
    for (const person of [none, reader]) await follow(person)
    for (const person of [reader, quiet]) await choose(person, 'Weekly')
    await as(reader).call(notificationRoutes.readAllNotifications)

    for (const person of [none, reader, quiet]) await sendNow(person)

    for (const person of [none, reader, quiet]) expect(await mailsTo(person)).toEqual([])
  })

  it('goes out at the receiver’s own hour, once a day, with what came before', async () => {
    const person = await make.doctor()
    await choose(person, 'Daily')
    const hour = Number(
      new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Vancouver' }).format(
        later(clock.now(), hours(2)),
      ),
    )
    const time = { timeZone: 'America/Vancouver', hour }
    const set = await as(person).call(notificationRoutes.setDigestTime, { body: time })
    await follow(person)
    const due = () => makeDigests(app, { isAtOnce: false, email: person.email })

    const early = await due()
    clock.advance(hours(2))
    const onTime = [await due(), await due()]
    await follow(person)
    clock.advance(hours(3))
    const sameDay = await due()
    clock.advance(hours(21))
    const nextDay = await due()

    expect(set.body).toEqual(time)
    expect([early, onTime, sameDay, nextDay]).toEqual([0, [1, 0], 0, 1])
    expect(await mailsTo(person)).toHaveLength(2)
  })

  it.each([
    ['ahead', 1],
    ['behind', -1],
  ])('loses nothing and sends nothing twice where the clock was a year %s', async (_, years) => {
    const person = await make.doctor()
    await choose(person, 'Daily')
    const due = async () => {
      const made = await makeDigests(app, { isAtOnce: false, email: person.email })
      return [made, (await mailsTo(person)).length]
    }
    await follow(person)
    clock.advance(hours(24))
    const before = await due()

    await follow(person)
    clock.advance(years * days(365))
    await due()
    await follow(person)
    clock.advance(years * days(-365) + hours(24))
    await due()
    const told = (await mailsTo(person)).flatMap(({ text }) => text.match(/Ada Khan follows you/g) ?? [])
    const after = await due()

    expect(before).toEqual([1, 1])
    expect(told).toHaveLength(3)
    expect(after[0]).toBe(0)
  })

  it('waits for its hour with what a server wrote whose clock is some seconds ahead', async () => {
    const person = await make.doctor()
    await choose(person, 'Daily')
    clock.advance(5_000)
    await follow(person)
    clock.advance(-5_000)

    const early = await makeDigests(app, { isAtOnce: false, email: person.email })
    clock.advance(hours(24))
    const onTime = await makeDigests(app, { isAtOnce: false, email: person.email })

    expect([early, onTime]).toEqual([0, 1])
  })

  it('goes on where a worker died, and keeps its Message-ID', async () => {
    const person = await make.doctor()
    await choose(person, 'Daily')
    await follow(person)
    await sendNow(person)
    const [digest] = await app.db.selectFrom('digests').select('id').where('user_id', '=', person.userId).execute()
    const [first] = await mailsTo(person)

    await sendDigests(app, [digest?.id ?? ''])
    const noted = (await mailsTo(person)).length
    await app.db.updateTable('digests').set({ sent_at: null }).where('user_id', '=', person.userId).execute()
    await sendDigests(app, [digest?.id ?? ''])

    expect(noted).toBe(1)
    expect((await mailsTo(person)).map(({ id }) => id)).toEqual([first?.id, first?.id])
  })

  it('ends that kind alone by one click, without signing in', async () => {
    const person = await make.doctor()
    await choose(person, 'Daily')
    await as(person).call(notificationRoutes.updateNotificationPreferences, {
      body: { Liked: { inApp: true, email: 'Daily' } },
    })
    await follow(person)
    await sendNow(person)
    const url = unsubscribeUrl((await mailsTo(person))[0])

    const asked = await server.inject({ method: 'GET', url: new URL(url).pathname })
    const before = await as(person).call(notificationRoutes.getNotificationPreferences)
    const ended = await oneClick(url)
    const { body: after } = await as(person).call(notificationRoutes.getNotificationPreferences)
    const forged = await oneClick(url.replace('.Followed.', '.Liked.'))

    expect(asked.body).toContain('Do you want to end the mails about new followers?')
    expect(ended.body).toContain('Done: Materia no longer sends you mails about new followers.')
    expect(ended.body).toContain('href="http://localhost:3000/notifications?tab=preferences"')
    expect([asked.statusCode, before.body.Followed.email]).toEqual([200, 'Daily'])
    expect([ended.statusCode, after.Followed, after.Liked.email]).toEqual([200, { inApp: true, email: 'Off' }, 'Daily'])
    expect(forged.statusCode).toBe(404)
  })

  it('rests on a consent that is kept with its words, and with its end', async () => {
    const person = await make.doctor()
    await choose(person, 'Weekly')
    await choose(person, 'Off')

    const consents = await app.db.selectFrom('mail_consents').selectAll().where('user_id', '=', person.userId).execute()

    expect(consents).toMatchObject([{ kind: 'Followed', rhythm: 'Weekly', withdrawn_at: expect.any(Date) }])
    expect(consents[0]?.wording).toBe(
      'I agree that Materia mails me new followers, once a week. I can end these mails at any time with one click.',
    )
  })

  it('keeps the last fifty consents of whoever changes their mind without end', async () => {
    const person = await make.doctor()
    for (let nth = 0; nth < 27; nth++) for (const rhythm of ['Weekly', 'Daily'] as const) await choose(person, rhythm)

    const consents = await app.db.selectFrom('mail_consents').selectAll().where('user_id', '=', person.userId).execute()

    expect(consents).toHaveLength(50)
    expect(consents.filter((each) => each.withdrawn_at === null)).toMatchObject([{ rhythm: 'Daily' }])
  })
})

describe('a notification by mail at once', () => {
  it('is sent to whoever wants it so, and not again in a digest', async () => {
    const person = await make.doctor()
    await choose(person, 'Instant')
    await follow(person)
    const atOnce = await mailsTo(person)
    await choose(person, 'Daily')

    await sendNow(person)

    expect(atOnce.map(({ subject }) => subject)).toEqual(['Ada Khan follows you'])
    expect(unsubscribeUrl(atOnce[0])).toContain('/api/notifications/unsubscribe/')
    expect(await mailsTo(person)).toHaveLength(1)
  })
})
