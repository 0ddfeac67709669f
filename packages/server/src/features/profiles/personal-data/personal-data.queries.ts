import { type PersonalData, securityActs } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { listed, pagesOf, time } from './personal-data-pages.queries.ts'
import { listOwnFolios, listOwnMessages, listOwnPosts } from './personal-writing.queries.ts'

type Part = Exclude<keyof PersonalData, 'createdOn' | 'account' | 'profile' | 'devices' | 'notificationPreferences'>

/** Whether the person may still see `content_items i`, and `chatrooms r`. */
interface Seen {
  item: RawBuilder<boolean>
  room: RawBuilder<boolean>
}

/**
 * What a person did and wrote, wherever it is kept: each a list as the contract shapes it, in pieces of JSON. What they may
 * not see any more has no name.
 */
export const personalDataParts = (db: Db, userId: string, seen: Seen): Record<Part, AsyncGenerator<string>> => ({
  following: listFollows(db, userId, { own: 'f.source_user_id', other: 'f.followed_user_id' }),
  followers: listFollows(db, userId, { own: 'f.followed_user_id', other: 'f.source_user_id' }),
  posts: listOwnPosts(db, userId),
  folios: listOwnFolios(db, userId, seen.item),
  sharedFolios: listed(
    pagesOf(db, {
      at: 'fu.created_at',
      id: 'fu.id',
      fields: sql`
        'contentItemId', i.id, 'on', ${time('fu.created_at')}, 'status', fu.status,
        'title', case when ${seen.item} or fu.status = 'Pending' and not i.is_deleted and i.hidden_at is null then v.title end`,
      from: sql`
        from folio_users fu
        join content_items i on i.id = fu.folio_id
        join content_versions v on v.id = i.current_version_id
        where fu.user_id = ${userId}`,
    }),
  ),
  likes: listed(
    pagesOf(db, {
      at: 'l.created_at',
      id: 'l.content_item_id',
      fields: sql`'contentItemId', i.id, 'title', ${titleOf(seen)}, 'on', ${time('l.created_at')}`,
      from: sql`
        from content_likes l
        join content_items i on i.id = l.content_item_id
        join content_versions v on v.id = i.current_version_id
        where l.user_id = ${userId}`,
    }),
  ),
  views: listed(
    pagesOf(db, {
      at: 'w.viewed_at',
      id: 'w.version_id',
      fields: sql`
        'id', w.id, 'userId', w.user_id, 'contentItemVersionId', w.version_id, 'viewedOn', ${time('w.viewed_at')},
        'contentItemId', w.content_item_id, 'title', ${titleOf(seen)}`,
      from: sql`
        from content_views w
        join content_items i on i.id = w.content_item_id
        join content_versions v on v.id = w.version_id
        where w.user_id = ${userId}`,
    }),
  ),
  chatrooms: listed(
    pagesOf(db, {
      at: 'cu.created_at',
      id: 'cu.id',
      fields: sql`'chatroomId', r.id, 'name', ${nameOf(seen)}, 'status', cu.status, 'since', ${time('cu.created_at')},
        'isOwn', r.owner_user_id = cu.user_id, 'isMuted', cu.is_muted, 'isPinned', cu.is_pinned`,
      from: sql`
        from chatroom_users cu
        join chatrooms r on r.id = cu.chatroom_id
        where cu.user_id = ${userId}`,
    }),
  ),
  messages: listed(listOwnMessages(db, userId, nameOf(seen))),
  reactions: listed(
    pagesOf(db, {
      at: 'x.created_at',
      id: 'x.message_id',
      fields: sql`'chatroomId', r.id, 'chatroom', ${nameOf(seen)}, 'messageId', x.message_id, 'emojis', x.emojis,
        'on', ${time('x.created_at')}`,
      from: sql`
        from (
          select message_id, max(created_at) as created_at, array_agg(emoji order by created_at, emoji) as emojis
          from chat_reactions
          where user_id = ${userId}
          group by message_id
        ) x
        join chat_messages m on m.id = x.message_id
        join chatrooms r on r.id = m.chatroom_id
        where true`,
    }),
  ),
  comments: listed(
    pagesOf(db, {
      at: 'c.created_at',
      id: 'c.id',
      fields: sql`'contentItemId', i.id, 'title', ${titleOf(seen)}, 'on', ${time('c.created_at')}, 'content', c.content`,
      from: sql`
        from comments c
        join content_items i on i.id = c.content_item_id
        join content_versions v on v.id = i.current_version_id
        where c.author_id = ${userId} and c.deleted_at is null`,
    }),
  ),
  appeals: listed(
    pagesOf(db, {
      at: 'a.created_at',
      id: 'a.id',
      fields: sql`
        'subjectType', a.subject_type, 'subjectId', a.subject_id, 'comment', a.comment, 'on', ${time('a.created_at')}`,
      from: sql`from appeals a where a.author_id = ${userId}`,
    }),
  ),
  reports: listed(
    pagesOf(db, {
      at: 'r.created_at',
      id: 'r.id',
      fields: sql`
        'subjectType', r.subject_type, 'subjectId', r.subject_id, 'reason', r.reason, 'comment', r.comment,
        'resolution', r.resolution, 'on', ${time('r.created_at')}`,
      from: sql`from reports r where r.reporter_id = ${userId}`,
    }),
  ),
  verifications: listed(
    pagesOf(db, {
      at: 'v.requested_at',
      id: 'v.id',
      fields: sql`
        'state', v.state, 'province', v.province, 'regulator', v.regulator, 'licenceNumber', v.licence_number,
        'reason', v.reason, 'on', ${time('v.requested_at')}, 'decidedOn', ${time('v.decided_at')}`,
      from: sql`from verifications v where v.user_id = ${userId}`,
    }),
  ),
  blocked: listed(
    pagesOf(db, {
      at: 'b.created_at',
      id: 'b.blocked_id',
      fields: sql`'userId', u.id, 'name', u.first_name || ' ' || u.last_name, 'since', ${time('b.created_at')}`,
      from: sql`from user_blocks b join users u on u.id = b.blocked_id where b.blocker_id = ${userId}`,
    }),
  ),
  notifications: listed(
    pagesOf(db, {
      at: 'n.created_at',
      id: 'n.id',
      fields: sql`
        'id', n.id, 'kind', n.kind, 'createdOn', ${time('n.created_at')}, 'readOn', ${time('n.read_at')},
        'contentItemId', n.content_item_id`,
      from: sql`from notifications n where n.user_id = ${userId}`,
    }),
  ),
  pushSubscriptions: listed(
    pagesOf(db, {
      at: 's.created_at',
      id: 's.id',
      fields: sql`'endpoint', s.endpoint, 'since', ${time('s.created_at')}`,
      from: sql`from push_subscriptions s where s.user_id = ${userId}`,
    }),
  ),
  subscriptions: listed(
    pagesOf(db, {
      at: 's.created_at',
      id: 's.id',
      fields: sql`'id', s.id, 'name', s.name, 'target', s.target, 'createdOn', ${time('s.created_at')}`,
      from: sql`from subscriptions s where s.user_id = ${userId}`,
    }),
  ),
  mutes: listed(
    pagesOf(db, {
      at: 'm.created_at',
      id: 'm.id',
      fields: sql`'id', m.id, 'type', m.type, 'value', m.value, 'createdOn', ${time('m.created_at')}`,
      from: sql`from mutes m where m.user_id = ${userId}`,
    }),
  ),
  consents: listed(
    pagesOf(db, {
      at: 'c.given_at',
      id: 'c.id',
      fields: sql`
        'document', c.document, 'version', c.version, 'language', c.language, 'givenOn', ${time('c.given_at')}`,
      from: sql`from legal_consents c where c.user_id = ${userId}`,
    }),
  ),
  mailConsents: listed(
    pagesOf(db, {
      at: 'c.given_at',
      id: 'c.id',
      fields: sql`
        'kind', c.kind, 'rhythm', c.rhythm, 'wording', c.wording, 'givenOn', ${time('c.given_at')},
        'withdrawnOn', ${time('c.withdrawn_at')}`,
      from: sql`from mail_consents c where c.user_id = ${userId}`,
    }),
  ),
  passkeys: listed(
    pagesOf(db, {
      at: 'p.created_at',
      id: 'p.id',
      fields: sql`
        'id', p.id, 'name', p.name, 'createdOn', ${time('p.created_at')}, 'lastUsedOn', ${time('p.last_used_at')}`,
      from: sql`from passkeys p where p.user_id = ${userId}`,
    }),
  ),
  activity: listed(
    pagesOf(db, {
      at: 'a.at',
      id: 'a.id',
      idType: 'bigint',
      fields: sql`'id', a.id, 'at', ${time('a.at')}, 'act', a.act, 'ip', a.ip`,
      from: sql`from audit_log a where a.subject_id = ${userId} and a.act = any(${[...securityActs]}::text[])`,
    }),
  ),
  files: listed(
    pagesOf(db, {
      at: 'a.created_at',
      id: 'a.id',
      fields: sql`'attachmentId', a.id, 'name', a.name, 'on', ${time('a.created_at')}`,
      from: sql`from attachments a where a.owner_id = ${userId}`,
    }),
  ),
})

const titleOf = ({ item }: Seen) => sql<string | null>`case when ${item} then v.title end`
const nameOf = ({ room }: Seen) => sql<string | null>`case when ${room} then r.name end`

const listFollows = (db: Db, userId: string, { own, other }: { own: string; other: string }) =>
  listed(
    pagesOf(db, {
      at: 'f.created_at',
      id: 'f.id',
      fields: sql`'userId', u.id, 'name', u.first_name || ' ' || u.last_name, 'since', ${time('f.created_at')}`,
      from: sql`
        from follows f
        join users u on u.id = ${sql.ref(other)}
        where ${sql.ref(own)} = ${userId}`,
    }),
  )
