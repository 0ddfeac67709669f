import type { ContentItemType } from './common.schemas.ts'

export interface CitedNames {
  contentItemType: ContentItemType
  authors: string[]
  /** More than these: the source names only the first. */
  hasMoreAuthors: boolean
}

type Cited = Pick<CitedNames, 'contentItemType'>

/** How PubMed writes a person, "Ross RS Jr"; what does not look so is the name of a group. */
const personPattern = /^(?<family>.+) (?<initials>\p{Lu}{1,6})(?: (?<suffix>Jr|Sr|II|III|IV|[2-4](?:nd|rd|th)))?$/u

const isPerson = (name: string) => personPattern.test(name)

const namedInFull = 6

/** The first six, and groups apart from people: "Vallancien G, Emberton M; Alf-One Study Group". */
export function vancouverNames({ authors, hasMoreAuthors, contentItemType }: CitedNames): string {
  const named = authors.slice(0, namedInFull)
  const listed =
    contentItemType === 'Article'
      ? [named.filter(isPerson).join(', '), ...named.filter((name) => !isPerson(name))].filter(Boolean).join('; ')
      : named.join(', ')
  return authors.length > namedInFull || hasMoreAuthors ? `${listed}, et al` : listed
}

/** "Ross, R. S., Jr": family name first, as files for reference managers have it; groups as they are. */
export function invertedName(name: string, { contentItemType }: Cited): string {
  const { family, initials = '', suffix } = (contentItemType === 'Article' && personPattern.exec(name)?.groups) || {}
  if (!family) return name
  return [family, [...initials].map((letter) => `${letter}.`).join(' '), suffix].filter(Boolean).join(', ')
}

/** BibTeX puts a suffix in the middle, and would take a group's name apart but for its braces. */
export function bibtexName(name: string, cited: Cited, escaped: (text: string) => string): string {
  if (isMember(cited)) return escaped(name)
  const [family, initials, suffix] = invertedName(name, cited).split(', ')
  if (!isPerson(name) || !initials) return `{${escaped(name)}}`
  return [family, suffix, initials]
    .filter((part) => part !== undefined)
    .map(escaped)
    .join(', ')
}

const isMember = ({ contentItemType }: Cited) =>
  contentItemType === 'UserArticle' || contentItemType === 'UserExternalLink' || contentItemType === 'Folio'
