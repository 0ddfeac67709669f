import { expect, it } from 'vitest'
import { wordsOfDetail } from './acts.ts'
import { accountMessages } from './messages.ts'

it('tells what else was recorded in words, and leaves unknown words as they are', () => {
  const told = wordsOfDetail(accountMessages(), {
    source: 'Post',
    kinds: 'BirthDate, Picture',
    decision: 'Sent',
    province: 'ON',
    isLocked: false,
  })

  expect(told).toBe('in: a post, kinds: date of birth, a picture, decision: sent, province: ON')
})
