import {
  holdingKinds,
  type Language,
  type NoticeKind,
  type NoticeMatch,
  type NoticeState,
  type Notification,
  type NotificationKind,
  postKinds,
} from '@materia/contract'
import type { Text } from '@materia/language'
import { markTitle } from '../contents/index.ts'
import { notificationText } from './messages.ts'
import type { NotificationRow } from './notifications.queries.ts'

/** In the words of whoever reads it. */
export function notificationView(row: NotificationRow, language: Language): Notification {
  const { title, body } = words[row.kind](row)
  return {
    id: row.id,
    kind: row.kind,
    createdOn: row.created_at.toISOString(),
    readOn: row.read_at?.toISOString() ?? null,
    title: title.in(language),
    body: typeof body === 'string' ? body : body.in(language),
    link: linkOf(row),
    actor: row.actor_id
      ? { userId: row.actor_id, name: row.actor_name ?? '', profilePictureAttachmentId: row.actor_picture_id }
      : null,
    contentItemId: row.content_item_id,
  }
}

interface Words {
  title: Text
  /** Words of ours, or what people and sources wrote. */
  body: Text | string
}

const words: Record<NotificationKind, (row: NotificationRow) => Words> = {
  FolioInvite: (row) => ({
    title: notificationText('folioInviteTitle', { name: nameOf(row) }),
    body: row.content_title ?? '',
  }),
  ChatroomInvite: (row) => ({
    title: notificationText('chatroomInviteTitle', { name: nameOf(row) }),
    body: row.chatroom_name ?? '',
  }),
  Followed: (row) => ({
    title: notificationText('followedTitle', { name: nameOf(row) }),
    body: notificationText('followedBody'),
  }),
  Liked: (row) => ({
    title:
      row.people > 1
        ? notificationText('likedByManyTitle', { count: row.people, title: row.content_title ?? '' })
        : notificationText('likedTitle', { name: nameOf(row), title: row.content_title ?? '' }),
    body: row.content_title ?? '',
  }),
  Commented: (row) => ({
    title: notificationText('commentedTitle', { name: nameOf(row), title: row.content_title ?? '' }),
    body: factOf(row, 'excerpt'),
  }),
  Mentioned: (row) => ({
    title: notificationText('mentionedTitle', {
      name: nameOf(row),
      place: row.chatroom_name ?? row.content_title ?? '',
    }),
    body: factOf(row, 'excerpt'),
  }),
  AuthorRequest: (row) => ({
    title: notificationText('authorRequestTitle', { name: nameOf(row) }),
    body: row.content_title ?? '',
  }),
  SubscriptionMatch: (row) => ({
    title: notificationText('subscriptionMatchTitle', { name: factOf(row, 'subscription') }),
    body: row.content_title ?? '',
  }),
  SafetyNotice: (row) => ({
    title: notificationText(isConcerned(row) ? 'safetyNoticeWithinTitle' : 'safetyNoticeTitle', {
      kind: factOf(row, 'kind'),
      title: row.content_title ?? '',
    }),
    body: { key: 'notice', in: (language) => noticeLine(row, language) },
  }),
  Security: (row) =>
    row.facts.verification
      ? {
          title: notificationText('verificationTitle', { news: factOf(row, 'verification') }),
          body: factOf(row, 'reason') || notificationText('verificationBody', { news: factOf(row, 'verification') }),
        }
      : {
          title: notificationText('securityTitle', { event: factOf(row, 'event') }),
          body: notificationText('securityBody'),
        },
  ReportAnswered: (row) => {
    if (row.facts.isHidden) return { title: notificationText('hiddenTitle'), body: notificationText('hiddenBody') }
    return row.facts.appeal
      ? {
          title: notificationText('appealAnsweredTitle'),
          body: notificationText('appealAnsweredBody', { resolution: factOf(row, 'appeal') }),
        }
      : {
          title: notificationText('reportAnsweredTitle'),
          body: notificationText('reportAnsweredBody', { resolution: factOf(row, 'resolution') }),
        }
  },
}

const concernedKinds = new Set<string>([...holdingKinds, ...postKinds])

/** A group holds the product, a post cites the article: neither is short, removed or retracted itself. */
const isConcerned = ({ content_type }: NotificationRow) => concernedKinds.has(content_type ?? '')

/** The notice as its card says it, in the state it had when this was told. */
function noticeLine({ facts }: NotificationRow, language: Language): string {
  const name = String((language === 'fr' && facts.nameFr) || (facts.name ?? facts.nameFr ?? ''))
  const strength = facts.strength as string | null | undefined
  const { kind, state, match } = facts as { kind: NoticeKind; state: NoticeState; match?: NoticeMatch }
  return markTitle({ kind, state, name, strength, match }, language)
}

const nameOf = ({ actor_name }: NotificationRow): Text | string => actor_name ?? notificationText('formerMember')

const factOf = ({ facts }: NotificationRow, name: string): string => String(facts[name] ?? '')

/** Paths of the screens; an answer to an invitation is given where it waits. */
function linkOf(row: NotificationRow): string | null {
  if (row.kind === 'FolioInvite') return row.read_at ? `/folio?folio=${row.content_item_id}` : '/folio'
  if (row.kind === 'AuthorRequest' || row.facts.appeal || row.facts.isHidden) return '/my-posts'
  if (row.kind === 'Followed') return `/Profile/${row.actor_id}`
  if (row.kind === 'Security') return '/Profile'
  if (row.chatroom_id) return `/discussions?chatroomId=${row.chatroom_id}`
  if (!row.content_item_id) return null
  const isOfComment = row.kind === 'Commented' || row.kind === 'Mentioned'
  return `/contents/${row.content_item_id}${isOfComment ? `#comment-${row.key}` : ''}`
}
