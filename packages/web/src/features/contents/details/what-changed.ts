import type { Content, DecisionType, DrugStatus } from '@materia/contract'
import { isLanguage } from '@materia/contract/languages.ts'
import { currentFormats } from '../../../lib/language.ts'
import { itemPageMessages } from '../page/messages.ts'
import { detailsMessages } from './messages.ts'

export interface Change {
  label: string
  before: string
  after: string
}

/** Fields that say who looks or when it was stored, not what the item says. */
const notSaid = [
  ...(['contentItemId', 'versionId', 'slug', 'createdOn', 'contentItemType', 'likes', 'hasUserLikedContent'] as const),
  ...([
    'views',
    'savedToFolioIds',
    'isRead',
    'supersededByContentItemVersionId',
    'xmin',
    'creator',
    'postedBy',
  ] as const),
  ...(['ownerId', 'source', 'companyId', 'status', 'trialStatusId', 'genderTypeId', 'isPublished'] as const),
  ...(['isLanguageGuessed', 'commentCount', 'commentsClosed', 'notices', 'noticeCounts'] as const),
  ...(['promotedByUserId', 'folioId', 'logoAttachmentId', 'linkImageAttachmentId', 'trials', 'articles'] as const),
  ...(['noticeOf', 'noticeArticles', 'isUnlisted'] as const),
]

type FieldOf<Each> = Each extends Content ? keyof Each : never
type SaidField = Exclude<FieldOf<Content>, (typeof notSaid)[number]>
const isSaid = (name: string): name is SaidField => !(notSaid as string[]).includes(name)

const namesOfNamed = new Set(['title', 'name', 'altText'])
const notSaidInside = new Set(['id', 'contentItemId', 'orderIndex', 'count', 'isShort', 'editionDate'])

/** In plain words, field by field, what a newer version says differently. */
export function changesBetween(before: Content, after: Content): Change[] {
  const [old, now] = [before as unknown as Record<string, unknown>, after as unknown as Record<string, unknown>]
  const names = [...new Set([...Object.keys(now), ...Object.keys(old)])].filter(isSaid)
  const said = names.filter((name) => name !== 'content')
  const body = after.contentItemType === 'UserArticle' ? (['content'] as const) : []
  return [...said, ...body]
    .map((name) => ({
      label: detailsMessages()(`fields.${name}`),
      before: textOf(old[name], name),
      after: textOf(now[name], name),
    }))
    .filter((change) => change.before !== change.after)
}

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
  if (typeof value === 'boolean') return itemPageMessages()(value ? 'yes' : 'no')
  return wordOf(name, String(value))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function wordOf(name: string, value: string): string {
  if (name === 'language' && isLanguage(value)) return currentFormats().languageName(value)
  const t = itemPageMessages()
  if (name === 'drugStatus') return t(`drugStatuses.${value as DrugStatus}`)
  return name === 'decisionType' ? t(`decisionTypes.${value as DecisionType}`) : value
}

const joined = (texts: string[], between: string) => texts.filter(Boolean).join(between)

/** Other items, areas, people and files by their names; of everything else whatever a viewer can read. */
function saidIn(value: object): [name: string, said: unknown][] {
  const parts = Object.entries(value)
  const isNamed = 'title' in value || 'userId' in value || 'attachmentId' in value
  return parts.filter(([name]) => (isNamed ? namesOfNamed.has(name) : !notSaidInside.has(name)))
}
