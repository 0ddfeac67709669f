import type { Content } from '@materia/contract'

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
])

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
}

/** In plain words, field by field, what a newer version says differently. */
export function changesBetween(before: Content, after: Content): Change[] {
  const [old, now] = [before as unknown as Record<string, unknown>, after as unknown as Record<string, unknown>]
  const names = [...new Set([...Object.keys(now), ...Object.keys(old)])].filter((name) => !notSaid.has(name))
  const body = after.contentItemType === 'UserArticle' ? ['content'] : []
  return [...names, ...body]
    .map((name) => ({ label: labelOf(name), before: textOf(old[name]), after: textOf(now[name]) }))
    .filter((change) => change.before !== change.after)
}

const labelOf = (name: string) =>
  labels[name] ?? name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase())

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('; ')
  if (typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join(' · ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
