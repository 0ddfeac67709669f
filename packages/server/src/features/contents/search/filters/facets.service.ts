import {
  type ContentItemType,
  type DrugCoverage,
  type Facet,
  type FacetName,
  facetNames,
  type SearchQuery,
} from '@materia/contract'
import { defaultLanguage, type Language } from '@materia/contract/languages.ts'
import { sourceWordsInFrench } from '@materia/language/source-words.fr.ts'
import type { Actor, App } from '../../../../platform/app.ts'
import { statusWordOf } from '../../kinds/drug.ts'
import { kindOfNumber } from '../../kinds/kind-numbers.ts'
import { contentText } from '../../messages.ts'
import { askedOf, listMatched } from '../search.service.ts'
import { listAreaTitles } from './area-titles.queries.ts'
import { countFacets, type FacetCount } from './facets.queries.ts'
import { everyConditionOf } from './filters.queries.ts'

const valuesMax = 20
const yearsMax = 60
type Value = Facet['values'][number]

/** What the results of a search are, counted; a facet that tells nothing is left out. */
export async function facetsOf(app: App, viewer: Actor, wanted: SearchQuery): Promise<Facet[]> {
  const ords = await listMatched(app, viewer, wanted)
  if (ords.length === 0) return []
  const conditions = everyConditionOf(viewer.userId, askedOf(wanted))
  const counts = await countFacets(app.db, viewer.userId, { ords, conditions })
  const language = viewer.language ?? defaultLanguage
  const areas = await listAreaTitles(app.db, language, idsOf(counts))
  return facetNames
    .map((name) => ({
      name,
      values: valuesOf(
        name,
        counts.filter((count) => count.name === name),
        { language, areas },
      ),
    }))
    .filter(({ values }) => values.length > 0)
}

const idsOf = (counts: FacetCount[]) => counts.filter(({ name }) => name === 'areaId').map(({ value }) => Number(value))

interface Words {
  language: Language
  areas: Map<string, string>
}

function valuesOf(name: FacetName, counts: FacetCount[], words: Words): Value[] {
  const values = new Map<string, Value>()
  for (const { value: stored, count } of counts.toSorted((one, other) => other.count - one.count)) {
    const value = name === 'kind' ? kindOfNumber(Number(stored)) : stored
    const known = values.get(value.toLowerCase())
    if (known) known.count += count
    else values.set(value.toLowerCase(), { value, label: labelOf(name, value, words), count })
  }
  const listed = [...values.values()]
  if (name === 'year')
    return listed.toSorted((one, other) => Number(other.value) - Number(one.value)).slice(0, yearsMax)
  return listed
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label, words.language))
    .slice(0, valuesMax)
}

function labelOf(name: FacetName, value: string, { language, areas }: Words): string {
  const text = messageOf(name, value)
  if (text) return contentText(text).in(language)
  if (name === 'status') return inLanguage(statusWordOf(value, language), language)
  if (name === 'publicationType') return inLanguage(value, language)
  return name === 'areaId' ? (areas.get(value) ?? value) : value
}

const inLanguage = (word: string, language: Language) =>
  language === 'fr' ? (sourceWordsInFrench[word] ?? word) : word

type Message =
  | `kind${ContentItemType}`
  | `coverage${DrugCoverage}`
  | 'languageEn'
  | 'languageFr'
  | 'recruitsInCanada'
  | 'inMyFolios'
  | 'unread'

function messageOf(name: FacetName, value: string): Message | undefined {
  if (name === 'kind') return `kind${value}` as Message
  if (name === 'coverage') return `coverage${value}` as Message
  if (name === 'language') return value === 'fr' ? 'languageFr' : 'languageEn'
  if (name === 'recruitingInCanada') return 'recruitsInCanada'
  return name === 'inMyFolios' || name === 'unread' ? name : undefined
}
