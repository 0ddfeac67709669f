import type {
  Attachment,
  ContentCommon,
  ContentSummary,
  Creator,
  Language,
  ProfileAuthor,
  Source,
} from '@materia/contract'
import { sourceName } from '@materia/language'
import { attachmentView } from '../../attachments/index.ts'
import { factsIn } from '../facts.ts'
import { contentText } from '../messages.ts'
import type { HeldAttachment, SummaryRow } from './summaries.queries.ts'

/** In the words of whoever reads it. */
export function summaryView(row: SummaryRow, language: Language, snippet: string | null = null): ContentSummary {
  const common = commonView(row, language)
  return {
    ...common,
    xmin: row.xmin,
    attachmentId: (common.featuredImage ?? common.images[0] ?? common.attachments[0])?.id ?? null,
    factLine: factsIn(language, row.fact_line) ?? folioLine(row, language),
    statusWord: factsIn(language, row.status_word),
    externalLink: row.external_link,
    snippet,
  }
}

/** "12 items · 3 members", the owner among them. */
function folioLine({ clippings_count: items, members_count: members }: SummaryRow, language: Language): string | null {
  if (items === null || members === null) return null
  const itemWords = contentText('folioItems', { count: items }).in(language)
  return members > 0 ? `${itemWords} · ${contentText('folioMembers', { count: members + 1 }).in(language)}` : itemWords
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

export function commonView(row: SummaryRow, language: Language): ContentCommon {
  return {
    contentItemId: row.content_item_id,
    versionId: row.version_id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    byline: factsIn(language, row.byline),
    createdOn: row.created_at.toISOString(),
    publishedOn: row.published_on?.toISOString() ?? null,
    contentItemType: row.type,
    attachments: held(row.attachments, 'attachment'),
    images: held(row.attachments, 'image'),
    featuredImage: held(row.attachments, 'featured')[0] ?? null,
    promotedBy: row.promoted_by,
    promotedByUserId: row.promoted_by_user_id,
    voiceOf: row.voice_of,
    sourceUrl: row.source_url,
    source: row.source && sourceIn(language, row.source),
    likes: row.likes_count,
    hasUserLikedContent: row.has_liked,
    savedToFolioIds: row.saved_to_folio_ids,
    views: row.views_count,
    creator: creatorOf(row),
    areasOfInterest: row.areas,
    supersededByContentItemVersionId: row.superseded_by_id,
  }
}

const sourceIn = (language: Language, source: Source): Source => ({
  ...source,
  name: sourceName(language, source.name),
  licence: source.licence && sourceName(language, source.licence),
})

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
