import { describe, expect, it } from 'vitest'
import { findStep, otpauthUrl, stepAt, toBase32, totpCode } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1_000)

describe('a code', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds is the one of RFC 6238', (seconds, code) => {
    expect(totpCode(secret, stepAt(at(seconds)), 8)).toBe(code)
    expect(totpCode(secret, stepAt(at(seconds)))).toBe(code.slice(2))
  })

  it.each([-1, 0, 1])('is known when the clocks differ by %i step', (steps) => {
    const now = at(1_234_567_890)
    const step = stepAt(now) + steps

    expect(findStep(secret, totpCode(secret, step), { now, after: 0 })).toBe(step)
  })

  it.each([-2, 2])('is unknown when they differ by %i steps', (steps) => {
    const now = at(1_234_567_890)

    expect(findStep(secret, totpCode(secret, stepAt(now) + steps), { now, after: 0 })).toBeUndefined()
  })

  it('of a spent step is unknown, and so are those before it', () => {
    const now = at(1_234_567_890)
    const spent = { now, after: stepAt(now) }

    expect(findStep(secret, totpCode(secret, stepAt(now)), spent)).toBeUndefined()
    expect(findStep(secret, totpCode(secret, stepAt(now) - 1), spent)).toBeUndefined()
    expect(findStep(secret, totpCode(secret, stepAt(now) + 1), spent)).toBe(stepAt(now) + 1)
  })
})

describe('a secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foob', 'MZXW6YQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of %j is written as RFC 4648 has it', (bytes, text) => {
    expect(toBase32(Buffer.from(bytes))).toBe(text)
  })

  it('is handed to apps with its account and issuer', () => {
    expect(otpauthUrl({ secret: 'MZXW6', email: 'ada+1@example.test' })).toBe(
      'otpauth://totp/Materia:ada%2B1%40example.test?secret=MZXW6&issuer=Materia&algorithm=SHA1&digits=6&period=30',
    )
  })
})
