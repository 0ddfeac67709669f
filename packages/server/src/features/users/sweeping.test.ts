import { userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days, seconds } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import { sweepSessions } from './users.jobs.ts'

const { make, stranger, clock, app } = await testApp()

const refresh = async (refreshToken: string) =>
  (await stranger.call(userRoutes.refreshToken, { body: { refreshToken } })).body.refreshToken

async function signedIn(): Promise<string> {
  const { email, password } = await make.doctor()
  return (await stranger.call(userRoutes.signIn, { body: { username: email, password } })).body.refreshToken
}

describe('sweeping sessions', () => {
  it('takes the expired tokens of a device in use, which goes on', async () => {
    let token = await signedIn()
    for (let week = 0; week < 4; week++) {
      clock.advance(days(7))
      token = await refresh(token)
    }

    await sweepSessions(app)
    const { count } = await app.db
      .selectFrom('refresh_tokens')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()

    // Of the last two weeks: the one in hand, and its predecessor for another week.
    expect(count).toBe(2)
    expect(await refresh(token)).toEqual(expect.any(String))
  })

  it('still ends the family when a superseded token that has not expired comes back', async () => {
    const stolen = await signedIn()
    const second = await refresh(stolen)
    const third = await refresh(second)
    clock.advance(days(13) + seconds(31))

    await sweepSessions(app)

    expect(await refresh(stolen)).toBeUndefined()
    expect(await refresh(third)).toBeUndefined()
  })
})
