import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../platform/config/config.ts'
import { seal, unseal } from './sealed-secrets.ts'

const appWith = (current: string, previous?: string) => ({
  config: readConfig({ MATERIA_SECRET: current, MATERIA_SECRET_PREVIOUS: previous }),
})
const [first, second] = ['1'.repeat(32), '2'.repeat(32)]
const secret = randomBytes(20)

describe('a sealed secret', () => {
  it('opens for its owner, also while the signing secret is being changed', () => {
    const sealed = seal(appWith(first), secret, 'ada')

    expect(unseal(appWith(first), sealed, 'ada')).toEqual(secret)
    expect(unseal(appWith(second, first), sealed, 'ada')).toEqual(secret)
  })

  it.each([
    ['in the row of another', () => unseal(appWith(first), seal(appWith(first), secret, 'ada'), 'grace')],
    ['under another signing secret', () => unseal(appWith(second), seal(appWith(first), secret, 'ada'), 'ada')],
    [
      'when a bit of it was changed',
      () => {
        const sealed = seal(appWith(first), secret, 'ada')
        sealed.secret[30] = (sealed.secret[30] ?? 0) ^ 1
        return unseal(appWith(first), sealed, 'ada')
      },
    ],
  ])('does not open %s', (_, open) => {
    expect(open).toThrow()
  })

  it('is another one each time', () => {
    expect(seal(appWith(first), secret, 'ada').secret).not.toEqual(seal(appWith(first), secret, 'ada').secret)
  })
})
