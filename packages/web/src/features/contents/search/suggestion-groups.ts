import type { Suggestion } from '@materia/contract'
import { paths } from '../../../domain/paths.ts'
import { type KindChoice, kindChoices } from '../kinds.ts'

export interface SuggestedPerson {
  userId: string
  name: string
  /** What tells people of one name apart. */
  about: string
}

export interface SuggestedLine {
  key: string
  href: string
  shows: Suggestion | SuggestedPerson
}

/** Lines under one heading. */
export interface SuggestedGroup {
  name: 'recent' | KindChoice | 'people'
  lines: SuggestedLine[]
}

const mostLines = 8
const mostPeople = 2

/** What was opened lately, then each kind in the order of its best match, then people: at most eight lines. */
export function groupSuggestions(
  found: readonly Suggestion[],
  people: readonly SuggestedPerson[],
  { mayFindPeople }: { mayFindPeople: boolean },
): SuggestedGroup[] {
  // People come later than contents: their lines are kept free, so that none is taken away again.
  const shown = found.slice(0, mayFindPeople ? mostLines - mostPeople : mostLines)
  const groups = new Map<SuggestedGroup['name'], SuggestedLine[]>()
  for (const suggestion of [...shown].sort((one, other) => Number(other.isRecent) - Number(one.isRecent))) {
    const name = suggestion.isRecent ? 'recent' : choiceOf(suggestion)
    const line = { key: suggestion.id, href: paths.content(suggestion.id), shows: suggestion }
    groups.set(name, [...(groups.get(name) ?? []), line])
  }
  const persons = people.slice(0, mostPeople).map((person) => ({
    key: person.userId,
    href: paths.profile(person.userId),
    shows: person,
  }))
  if (persons.length > 0) groups.set('people', persons)
  return [...groups].map(([name, lines]) => ({ name, lines }))
}

const choiceOf = ({ contentItemType }: Suggestion): KindChoice =>
  kindChoices.find(({ types }) => (types as readonly string[]).includes(contentItemType))?.value ?? 'posts'
