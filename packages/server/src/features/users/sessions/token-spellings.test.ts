import { userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'

const { make, accessTokenOf, stranger } = await testApp()
const token = await accessTokenOf(await make.doctor())
const [header = '', payload = '', signature = ''] = token.split('.')
const check = (given: string) => stranger.call(userRoutes.checkToken, { headers: { authorization: `Bearer ${given}` } })

/** The next letter of the alphabet: its lowest bits are beyond the last byte of the signature. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const nudged = signature.slice(0, -1) + alphabet[alphabet.indexOf(signature.at(-1) ?? '') + 1]

describe('an access token', () => {
  it('is taken as it was given', async () => {
    expect((await check(token)).status).toBe(200)
  })

  it.each([
    ['a tab in its signature', `${header}.${payload}.${signature.slice(0, 9)}\t${signature.slice(9)}`],
    ['a hundred tabs behind it', `${token}${'\t'.repeat(100)}x`],
    ['padding', `${token}=`],
    ['other bits beyond its last byte', `${header}.${payload}.${nudged}`],
    ['a fourth part', `${token}.${signature}`],
    ['10,000 more characters', `${token}${'A'.repeat(10_000)}`],
  ])('is refused with %s', async (_, spelling) => {
    expect((await check(spelling)).status).toBe(401)
  })
})
