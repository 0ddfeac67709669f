import type { Content } from '@materia/contract'
import { decisionTypeWords, drugStatusWords } from './kinds/wire-words.ts'

export interface Change {
  label: string
  before: string
  after: string
}

/** Fields that say who looks or when it was stored, not what the item says. */
const notSaid = new Set([
  ...['contentItemId', 'versionId', 'slug', 'createdOn', 'contentItemType', 'likes', 'hasUserLikedContent', 'views'],
  ...['savedToFolioIds', 'supersededByContentItemVersionId', 'xmin', 'creator', 'postedBy', 'ownerId', 'source'],
  ...['companyId', 'status', 'trialStatusId', 'genderTypeId', 'isPublished', 'promotedByUserId', 'content'],
  ...['folioId', 'logoAttachmentId', 'linkImageAttachmentId'],
])

const namesOfNamed = new Set(['title', 'name', 'altText'])
const notSaidInside = new Set(['id', 'contentItemId', 'orderIndex', 'count'])

const wireWords: Record<string, Record<string, string>> = {
  drugStatus: drugStatusWords,
  decisionType: decisionTypeWords,
}

const labels: Record<string, string> = {
  nctID: 'NCT number',
  pmid: 'PMID',
  doi: 'DOI',
  din: 'DIN',
  drugData: 'Prices',
  nameFr: 'French name',
  trialStatusType: 'Status',
  drugStatus: 'Status',
  sections: 'Abstract',
  decisionItems: 'Sections',
  dins: 'DINs',
  sourceUrl: 'Source link',
  monographOriginalUrl: 'Product monograph',
}

/** In plain words, field by field, what a newer version says differently. */
export function changesBetween(before: Content, after: Content): Change[] {
  const [old, now] = [before as unknown as Record<string, unknown>, after as unknown as Record<string, unknown>]
  const names = [...new Set([...Object.keys(now), ...Object.keys(old)])].filter((name) => !notSaid.has(name))
  const body = after.contentItemType === 'UserArticle' ? ['content'] : []
  return [...names, ...body]
    .map((name) => ({ label: labelOf(name), before: textOf(old[name], name), after: textOf(now[name], name) }))
    .filter((change) => change.before !== change.after)
}

const labelOf = (name: string) => labels[name] ?? sentenceCase(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()

function textOf(value: unknown, name: string): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value))
    return joined(
      value.map((each) => textOf(each, name)),
      '; ',
    )
  if (typeof value === 'object')
    return joined(
      saidIn(value).map(([part, said]) => textOf(said, part)),
      ' · ',
    )
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return (wireWords[name]?.[String(value)] ?? String(value))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const joined = (texts: string[], between: string) => texts.filter(Boolean).join(between)

/** Other items, areas, people and files by their names; of everything else whatever a reader can read. */
function saidIn(value: object): [name: string, said: unknown][] {
  const parts = Object.entries(value)
  const isNamed = 'title' in value || 'userId' in value || 'attachmentId' in value
  return parts.filter(([name]) => (isNamed ? namesOfNamed.has(name) : !notSaidInside.has(name)))
}
