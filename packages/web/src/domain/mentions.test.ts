import { plainText } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { fromMarkup, nameBefore, toMarkup, withName } from './mentions.ts'
import { textParts } from './text-parts.ts'

const [anna, annaMaria] = [
  { userId: '0198b8a0-0000-7000-a000-000000000001', name: 'Anna Roy' },
  { userId: '0198b8a0-0000-7000-a000-000000000002', name: 'Anna Roy-Dubé' },
]

describe('a mention', () => {
  it('is completed after an @ at the beginning of a word', () => {
    expect([nameBefore('Hello @An', 9), nameBefore('@Anna Ro', 8), nameBefore('mail@example', 12)]).toEqual([
      'An',
      'Anna Ro',
      null,
    ])
    expect(withName('Ask @An now', 7, anna)).toEqual({ text: 'Ask @Anna Roy now', caret: 14 })
  })

  it('is sent with the person’s id, the longer of two names first, and comes back as it was', () => {
    const written = { text: 'See @Anna Roy-Dubé and @Anna Roy.', people: [anna, annaMaria] }

    const markup = toMarkup(written)

    expect(markup).toBe(`See @[Anna Roy-Dubé](${annaMaria.userId}) and @[Anna Roy](${anna.userId}).`)
    expect(fromMarkup(markup)).toEqual({ text: written.text, people: [annaMaria, anna] })
    expect(plainText(markup)).toBe(written.text)
  })

  it('is shown by name between the words and links around it', () => {
    const parts = textParts(`See https://example.org @[Anna Roy](${anna.userId})!`, 'https://materia.example')

    expect(parts.map(({ text, href, userId }) => [text, href ?? userId])).toEqual([
      ['See ', undefined],
      ['https://example.org', 'https://example.org/'],
      [' ', undefined],
      ['@Anna Roy', anna.userId],
      ['!', undefined],
    ])
  })
})
