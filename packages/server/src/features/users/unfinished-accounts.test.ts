import { accountRoutes, profileRoutes, registrationRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, as, stranger, mails } = await testApp()
const [admin, reader] = [await make.admin(), await make.doctor()]
const password = 'Correct-horse-7'

async function linksTo(email: string): Promise<{ dialog: string; token: string }[]> {
  const letters = (await mails()).filter((mail) => mail.to === email)
  return letters.map(({ text }) => {
    const address = new URL(text.match(/https?:\S+/)?.[0] ?? '')
    return { dialog: address.pathname, token: address.searchParams.get('t') ?? '' }
  })
}

async function registered(lastName: string) {
  const email = `${lastName.toLowerCase()}@example.test`
  const body = { email, firstName: 'Noor', lastName, userType: 'Doctor' as const }
  const account = await stranger.call(userRoutes.createUser, { body })
  await mails()
  return { userId: account.body.id, email }
}

const finish = async (email: string) => {
  const token = (await linksTo(email)).at(-1)?.token ?? ''
  const set = await stranger.call(userRoutes.setPassword, { body: { token, email, password } })
  const signedIn = await stranger.call(userRoutes.signIn, { body: { username: email, password } })
  return { set: set.body, signedIn: signedIn.status }
}
const finished = { set: { succeeded: true, errors: [] }, signedIn: 200 }
const approve = (userId: string) => as(admin).call(registrationRoutes.approveRegistration, { params: { userId } })
const disable = (userId: string) => as(admin).call(registrationRoutes.disableRegistration, { params: { userId } })

describe('a registration approved before its e-mail was confirmed', () => {
  it('is finished by the link that was sent', async () => {
    const { userId, email } = await registered('Aldworth')

    await approve(userId)

    expect(await finish(email)).toEqual(finished)
  })

  it.each([
    [
      'asked for once more',
      'Bexhill',
      (email: string) => stranger.call(userRoutes.resendInvitation, { body: { email } }),
    ],
    [
      'asked for as forgotten',
      'Cromer',
      (email: string) => stranger.call(userRoutes.forgotPassword, { body: { email } }),
    ],
  ])('is finished by a link %s', async (_, lastName, askFor) => {
    const { userId, email } = await registered(lastName)
    await approve(userId)

    await askFor(email)

    expect((await linksTo(email)).map(({ dialog }) => dialog)).toEqual(['/Home/VerifyEmail', '/Home/VerifyEmail'])
    expect(await finish(email)).toEqual(finished)
  })

  it('is no member yet: not in the directory, without a profile and not to be followed', async () => {
    const { userId, email } = await registered('Dunwich')
    const seen = async () => {
      const directory = await as(reader).call(profileRoutes.searchDoctors, { body: { lastName: 'dunwich' } })
      const profile = await as(reader).call(profileRoutes.getProfile, { params: { userId } })
      const summary = await as(reader).call(profileRoutes.getProfileSummary, { params: { userId } })
      const followed = await as(reader).call(profileRoutes.follow, { params: { userIdToFollow: userId } })
      return [directory.body.length, profile.status, summary.status, followed.status]
    }
    await approve(userId)

    const before = await seen()
    await finish(email)

    expect(before).toEqual([0, 404, 404, 404])
    expect(await seen()).toEqual([1, 200, 200, 200])
  })

  it('cannot be finished while it is disabled, and can once it is approved again', async () => {
    const { userId, email } = await registered('Eastbourne')
    await disable(userId)

    const refused = await finish(email)
    await stranger.call(userRoutes.resendInvitation, { body: { email } })
    const sentMeanwhile = await linksTo(email)
    await approve(userId)
    await stranger.call(userRoutes.resendInvitation, { body: { email } })

    expect(refused).toMatchObject({ set: { succeeded: false, errors: [{ code: 'InvalidToken' }] }, signedIn: 400 })
    expect(sentMeanwhile).toHaveLength(1)
    expect(await finish(email)).toEqual(finished)
  })
})

describe('an account made by an admin', () => {
  it.each([
    [
      'voice-of',
      accountRoutes.createVoiceOfAccount,
      accountRoutes.deactivateVoiceOfAccount,
      accountRoutes.reactivateVoiceOfAccount,
    ],
    [
      'sponsor',
      accountRoutes.createSponsorAccount,
      accountRoutes.deactivateSponsorAccount,
      accountRoutes.reactivateSponsorAccount,
    ],
  ])('(%s) is finished by its link after it was deactivated and reactivated', async (kind, create, off, on) => {
    const email = `folkestone-${kind}@example.test`
    const { body } = await as(admin).call(create, { body: { firstName: 'Heart', lastName: 'Folkestone', email } })
    await as(admin).call(off, { params: { userId: body.userId } })
    await as(admin).call(on, { params: { userId: body.userId } })

    expect(await finish(email)).toEqual(finished)
  })

  it('says what it is for, in the language of the admin, and takes that of who finishes it', async () => {
    const [french, email] = [await make.admin(), 'galway-sponsor@example.test']
    await as(french).call(userRoutes.setLanguage, { params: { id: french.userId }, body: { language: 'fr' } })

    const { body: account } = await as(french).call(accountRoutes.createSponsorAccount, {
      body: { firstName: 'Boréal', lastName: 'Galway', email },
    })
    const letter = (await mails()).find(({ to }) => to === email)
    await finish(email)
    const own = await as(french).call(userRoutes.getUser, { params: { id: account.userId } })

    expect(letter?.text).toContain('Un compte Materia a été créé pour Boréal Galway.')
    expect(letter?.text).toContain('Il montre ce qui est commandité en votre nom')
    expect(own.body.language).toBe('en')
  })
})
