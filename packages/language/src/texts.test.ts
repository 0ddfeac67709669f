import { describe, expect, it } from 'vitest'
import { plainText, textsOf } from './texts.ts'

const text = textsOf({
  en: {
    of: 'Menu of {name}',
    saved: 'Saved.',
    items: '{count, plural, one {# item} other {# items}}',
    by: 'Written by {name}.',
  },
  fr: {
    of: 'Menu de {name}',
    saved: 'Enregistré.',
    items: '{count, plural, one {# élément} other {# éléments}}',
    by: 'Écrit par {name}.',
  },
})

describe('a text', () => {
  it('is worded in the language of whoever reads it', () => {
    expect(text('saved').in('en')).toBe('Saved.')
    expect(text('saved').in('fr')).toBe('Enregistré.')
  })

  it('counts by the rules of the language: zero is singular in French', () => {
    expect(text('items', { count: 0 }).in('en')).toBe('0 items')
    expect(text('items', { count: 0 }).in('fr')).toBe('0 élément')
    expect(text('items', { count: 1234 }).in('fr')).toMatch(/^1\s234 éléments$/)
  })

  it('takes other texts as values', () => {
    expect(text('by', { name: plainText('Ada') }).in('fr')).toBe('Écrit par Ada.')
    expect(text('by', { name: text('saved') }).in('fr')).toBe('Écrit par Enregistré..')
  })

  it('drops the vowel of « de » before a name that begins with one', () => {
    const said = ['Amira Haddad', 'Élodie', 'Priya', 'Harpreet', '8 mg'].map((name) => text('of', { name }).in('fr'))

    expect(said).toEqual(['Menu d’Amira Haddad', 'Menu d’Élodie', 'Menu de Priya', 'Menu de Harpreet', 'Menu de 8 mg'])
    expect(text('of', { name: 'Amira' }).in('en')).toBe('Menu of Amira')
  })

  it('does not compile with a wrong key or without its arguments', () => {
    // @ts-expect-error: no such key
    expect(() => text('missing').in('en')).toThrow()
    // @ts-expect-error: the count is missing
    text('items')
  })
})
