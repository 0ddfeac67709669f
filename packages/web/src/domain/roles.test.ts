import { describe, expect, it } from 'vitest'
import { signInAs } from '../testing/people.ts'
import { getRoles } from './roles.ts'

describe('the session', () => {
  it.each([
    ['Admin', 'isAdmin'],
    ['Doctor', 'isDoctor'],
    ['VoiceOf', 'isVoiceOf'],
    ['Sponsor', 'isSponsor'],
  ] as const)('of a %s raises the flag %s alone', (role, flag) => {
    signInAs([role])

    const none = { isAdmin: false, isDoctor: false, isVoiceOf: false, isSponsor: false }
    expect(getRoles()).toEqual({ ...none, [flag]: true })
  })
})
