import type { Suggestion } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { groupSuggestions, type SuggestedPerson } from './suggestion-groups.ts'

const some = (title: string, more: Partial<Suggestion> = {}): Suggestion => ({
  id: title,
  type: 'Content',
  title,
  isRecent: false,
  contentItemType: 'Drug',
  isFuzzy: false,
  ...more,
})
const person = (name: string): SuggestedPerson => ({ userId: name, name, about: '' })
const told = (groups: ReturnType<typeof groupSuggestions>) =>
  groups.map(({ name, lines }) => [name, ...lines.map(({ key }) => key)])

describe('the groups of suggestions', () => {
  it('are what was opened lately, each kind by its best match, and people last', () => {
    const found = [
      some('Metformin', { contentItemType: 'DrugIngredient' }),
      some('A trial', { contentItemType: 'Trial' }),
      some('Glucophage'),
      some('Read before', { contentItemType: 'Article', isRecent: true }),
    ]

    expect(told(groupSuggestions(found, [person('Met Roy')], { mayFindPeople: true }))).toEqual([
      ['recent', 'Read before'],
      ['drugs', 'Metformin', 'Glucophage'],
      ['trials', 'A trial'],
      ['people', 'Met Roy'],
    ])
  })

  it('have at most eight lines, of which two wait for people', () => {
    const found = Array.from({ length: 10 }, (_, n) => some(`Drug ${n}`))
    const people = [person('One'), person('Two'), person('Three')]
    const count = (groups: ReturnType<typeof groupSuggestions>) => groups.flatMap(({ lines }) => lines).length

    expect(count(groupSuggestions(found, people, { mayFindPeople: true }))).toBe(8)
    expect(count(groupSuggestions(found, [], { mayFindPeople: true }))).toBe(6)
    expect(count(groupSuggestions(found, [], { mayFindPeople: false }))).toBe(8)
  })
})
