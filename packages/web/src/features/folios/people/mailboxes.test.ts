import { describe, expect, it } from 'vitest'
import { mailboxesIn, readMailbox } from './mailboxes.ts'

describe('a mailbox', () => {
  it.each([
    ['jean@example.org', { email: 'jean@example.org' }],
    [' Jean Tremblay <jean@example.org> ', { email: 'jean@example.org', firstName: 'Jean', lastName: 'Tremblay' }],
    ['"Ana de la Cruz" <ana@example.org>', { email: 'ana@example.org', firstName: 'Ana', lastName: 'de la Cruz' }],
    ['<ana@example.org>', { email: 'ana@example.org' }],
    ['Jean Tremblay', undefined],
    ['Jean <jean@>', undefined],
  ])('is read as mail programs give it: %s', (text, mailbox) => {
    expect(readMailbox(text)).toEqual(mailbox)
  })

  it('comes with others in one paste, unless one of them is none', () => {
    expect(mailboxesIn('a@example.org, Jean T <b@example.org>;\nc@example.org')).toEqual([
      'a@example.org',
      'Jean T <b@example.org>',
      'c@example.org',
    ])
    expect(mailboxesIn('a@example.org, nobody')).toEqual([])
  })
})
