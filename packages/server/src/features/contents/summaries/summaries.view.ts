import type { Attachment, ContentCommon, ContentSummary, Creator, ProfileAuthor } from '@materia/contract'
import { sourceWordsInFrench } from '@materia/language/source-words.fr.ts'
import { attachmentView } from '../../attachments/index.ts'
import type { FrenchTexts } from '../contents.tables.ts'
import { contentText } from '../messages.ts'
import { sourceLanguage } from '../source-language.ts'
import { disclosureOf } from './disclosure.view.ts'
import { noticesView } from './notices.view.ts'
import type { HeldAttachment, SummaryRow } from './summaries.queries.ts'

/** In the words of whoever reads it. */
export function summaryView(row: SummaryRow, snippet: string | null = null): ContentSummary {
  const common = commonView(row)
  return {
    ...common,
    xmin: row.xmin,
    attachmentId: (common.featuredImage ?? common.images[0] ?? common.attachments[0])?.id ?? null,
    factLine: (row.french ? row.french.factLine : row.fact_line) ?? folioLine(row),
    statusWord: row.french ? row.french.statusWord : row.status_word,
    externalLink: row.external_link,
    snippet,
  }
}

/** "12 items · 3 members", the owner among them. */
function folioLine({ clippings_count: items, members_count: members, language }: SummaryRow): string | null {
  if (items === null || members === null) return null
  const itemWords = contentText('items', { count: Number(items) }).in(language)
  return members > 0
    ? `${itemWords} · ${contentText('members', { count: Number(members) + 1 }).in(language)}`
    : itemWords
}

/** The person behind a version as a small author card. */
export function authorOf(row: SummaryRow): ProfileAuthor | null {
  if (!row.creator_id) return null
  return {
    userId: row.creator_id,
    name: `${row.creator_first_name} ${row.creator_last_name}`,
    profilePictureAttachmentId: row.creator_picture_id,
  }
}

export function commonView(row: SummaryRow): ContentCommon {
  const { title, summary, byline, sourceUrl } = textsOf(row)
  return {
    contentItemId: row.content_item_id,
    versionId: row.version_id,
    slug: row.slug,
    title,
    summary,
    byline,
    createdOn: row.created_at.toISOString(),
    publishedOn: row.published_on?.toISOString() ?? null,
    contentItemType: row.type,
    attachments: held(row.attachments, 'attachment'),
    images: held(row.attachments, 'image'),
    featuredImage: held(row.attachments, 'featured')[0] ?? null,
    promotedBy: row.promoted_by,
    promotedByUserId: row.promoted_by_user_id,
    voiceOf: row.voice_of,
    disclosure: disclosureOf(row),
    sourceUrl,
    source: row.source,
    likes: row.likes_count,
    hasUserLikedContent: row.has_liked,
    savedToFolioIds: row.saved_to_folio_ids,
    isRead: row.is_read,
    views: row.views_count,
    commentCount: row.comments_count,
    commentsClosed: row.are_comments_closed,
    creator: creatorOf(row),
    areasOfInterest: row.areas,
    supersededByContentItemVersionId: row.superseded_by_id,
    language: languageOf(row),
    ...noticesView(row),
  }
}

function textsOf(row: SummaryRow): FrenchTexts {
  const { title, summary, source_url: sourceUrl, french } = row
  if (french?.title === undefined) return { title, summary, byline: bylineIn(row), sourceUrl }
  const { summary: inFrench = null, byline: by = null, sourceUrl: page = null } = french
  return { title: french.title, summary: inFrench, byline: by, sourceUrl: page }
}

/** The authority behind a decision has its name in both languages. */
const bylineIn = ({ type, byline, language }: SummaryRow) =>
  byline !== null && type === 'Decision' && language === 'fr' ? (sourceWordsInFrench[byline] ?? byline) : byline

/** Of what people write, the one they chose. */
const languageOf = ({ french, type, written_in }: SummaryRow) =>
  written_in ?? (french?.title === undefined ? sourceLanguage(type) : 'fr')

function creatorOf(row: SummaryRow): Creator | null {
  if (!row.creator_id) return null
  return {
    userId: row.creator_id,
    firstName: row.creator_first_name ?? '',
    lastName: row.creator_last_name ?? '',
    email: row.creator_email,
    profilePictureAttachmentId: row.creator_picture_id,
  }
}

const held = (attachments: HeldAttachment[] | null, role: HeldAttachment['role']): Attachment[] =>
  (attachments ?? [])
    .filter((attachment) => attachment.role === role)
    .map((attachment) => attachmentView({ ...attachment, created_at: new Date(attachment.created_at) }))
