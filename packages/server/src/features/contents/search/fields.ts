import { contentStatuses, type SearchQuery } from '@materia/contract'
import { sourceWordsInFrench } from '@materia/language/source-words.fr.ts'
import { type Fields, wordsOf } from '../../../platform/search/index.ts'
import { statusWordOf } from '../kinds/drug.ts'

/** What a question asks for by the name of a field, with the rest of its words. */
export interface AskedFields {
  /** The question without them. */
  searchTerm: string
  fields: Fields
  /** A field names something that is in no document. */
  isImpossible: boolean
}

// Both languages, folded; a reader of one may have learnt the other's.
const names = new Map<string, string>(
  Object.entries({
    author: ['author', 'auteur', 'auteure', 'by', 'par'],
    journal: ['journal', 'revue'],
    company: ['company', 'compagnie', 'entreprise', 'manufacturer', 'fabricant', 'sponsor', 'promoteur'],
    place: ['in', 'city', 'province', 'place', 'ville', 'lieu'],
    phase: ['phase'],
    type: ['type'],
    mesh: ['mesh'],
    form: ['form', 'forme'],
    route: ['route', 'voie'],
    schedule: ['schedule', 'annexe'],
    status: ['status', 'statut', 'etat'],
    year: ['year', 'annee'],
  }).flatMap(([field, aliases]) => aliases.map((alias) => [alias, field] as const)),
)

const part = /(?<![\p{L}\p{N}"“«-])(\p{L}+):(?:"([^"]*)"|“([^”]*)”|«([^»]*)»|([^\s"“«]+))/gu

/** `author:smith year:2020.. asthma` → asthma, with what the fields must hold. What is no field stays a word. */
export function fieldsIn(query: SearchQuery): SearchQuery & AskedFields {
  const asked = { ...query, fields: {} as Fields, isImpossible: false }
  const rest = query.searchTerm.replaceAll(part, (whole, typed: string, ...values: (string | undefined)[]) => {
    const field = names.get(wordsOf(typed).join(''))
    const value = values.slice(0, 4).find((each) => each !== undefined) ?? ''
    if (!field || wordsOf(value).length === 0) return whole
    if (field === 'year') return takeYears(asked, value) ? ' ' : whole
    if (field === 'status') takeStatus(asked, value)
    else asked.fields[field] = [...(asked.fields[field] ?? []), value.replace(/^phase\s*/i, '')]
    return ' '
  })
  return { ...asked, searchTerm: rest.replaceAll(/\s+/g, ' ').trim() }
}

/** 2020, 2020.., ..2020 or 2018..2020; with a filter by year, what both allow. */
function takeYears(asked: SearchQuery & AskedFields, value: string): boolean {
  const [, first, dots, last] = /^(\d{4})?(\.\.\.?|-)?(\d{4})?$/.exec(value) ?? []
  if (!first && !last) return false
  const from = first ? Number(first) : undefined
  const to = dots ? (last ? Number(last) : undefined) : from
  asked.yearFrom = Math.max(from ?? 1000, asked.yearFrom ?? 1000)
  asked.yearTo = Math.min(to ?? 9999, asked.yearTo ?? 9999)
  if (asked.yearFrom > asked.yearTo) asked.isImpossible = true
  return true
}

/** A status as the source, or either language, words it; without a whole one, those that begin so. */
function takeStatus(asked: SearchQuery & AskedFields, value: string): void {
  const wanted = wordsOf(value).join(' ')
  const worded = contentStatuses.map((status) => ({
    status,
    words: wordingsOf(status).map((word) => wordsOf(word).join(' ')),
  }))
  const whole = worded.filter(({ words }) => words.includes(wanted))
  const begun = worded.filter(({ words }) => words.some((word) => word.startsWith(wanted)))
  const found = (whole.length > 0 ? whole : begun).map(({ status }) => status)
  const both = asked.status.length > 0 ? found.filter((status) => asked.status.includes(status)) : found
  if (both.length === 0) asked.isImpossible = true
  asked.status = both
}

const wordingsOf = (status: string): string[] => [
  status,
  statusWordOf(status, 'en'),
  statusWordOf(status, 'fr'),
  sourceWordsInFrench[status] ?? status,
]
