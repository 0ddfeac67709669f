import type { ReportSubject } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { isProductsOwn, isReadableBy } from '../attachments/index.ts'
import { visibleTo } from '../contents/index.ts'

interface SubjectQueries {
  /** Gives a row when this viewer may see it. */
  visible(app: App, subjectId: string, viewerId: string): RawBuilder<{ id: string }>
  /** Gives a row when it is a colleague's, not a source's or the product's own, and is in sight. */
  hideable(subjectId: string): RawBuilder<{ id: string }>
}

const queries: Record<ReportSubject, SubjectQueries> = {
  content: {
    visible: (_, subjectId, viewerId) =>
      sql`select i.id from content_items i where i.id = ${subjectId}::uuid and ${visibleTo(viewerId)}`,
    hideable: (subjectId) => sql`
      select id from content_items where id = ${subjectId}::uuid and source_key is null and hidden_at is null`,
  },
  message: {
    visible: (_, subjectId, viewerId) => sql`
      select m.id from chat_messages m
      join chatroom_users me on me.chatroom_id = m.chatroom_id and me.user_id = ${viewerId}::uuid and me.status = 'Joined'
      where m.id = ${subjectId}::uuid`,
    hideable: (subjectId) => sql`select id from chat_messages where id = ${subjectId}::uuid and hidden_at is null`,
  },
  comment: {
    visible: (_, subjectId, viewerId) => sql`
      select c.id from comments c
      join content_items i on i.id = c.content_item_id
      where c.id = ${subjectId}::uuid and c.deleted_at is null and ${visibleTo(viewerId)}`,
    hideable: (subjectId) => sql`select id from comments where id = ${subjectId}::uuid and hidden_at is null`,
  },
  profile: {
    visible: (_, subjectId) =>
      sql`select u.id from users u where u.id = ${subjectId}::uuid and u.status = 'Approved' and u.email_confirmed`,
    hideable: (subjectId) => sql`
      select user_id as id from profiles where user_id = ${subjectId}::uuid and held_at is null`,
  },
  attachment: {
    visible: (app, subjectId, viewerId) => sql`
      select a.id from attachments a where a.id = ${subjectId}::uuid and ${isReadableBy(app, viewerId)}`,
    hideable: (subjectId) => sql`
      select a.id from attachments a where a.id = ${subjectId}::uuid and not ${isProductsOwn} and a.hidden_at is null`,
  },
}

export async function isSubjectVisible(
  app: App,
  tx: Tx,
  { type, id, viewerId }: { type: ReportSubject; id: string; viewerId: string },
): Promise<boolean> {
  const { rows } = await queries[type].visible(app, id, viewerId).execute(tx)
  return rows.length > 0
}

export async function isSubjectHideable(tx: Tx, type: ReportSubject, subjectId: string): Promise<boolean> {
  const { rows } = await queries[type].hideable(subjectId).execute(tx)
  return rows.length > 0
}

const ownings: Record<ReportSubject, (subjectId: string) => RawBuilder<{ id: string | null }>> = {
  content: (id) => sql`select owner_id as id from content_items where id = ${id}::uuid`,
  message: (id) => sql`select from_user_id as id from chat_messages where id = ${id}::uuid`,
  comment: (id) => sql`select author_id as id from comments where id = ${id}::uuid`,
  profile: (id) => sql`select ${id}::uuid as id`,
  attachment: (id) => sql`select owner_id as id from attachments where id = ${id}::uuid`,
}

export async function isSubjectOf(tx: Tx, userId: string, type: ReportSubject, subjectId: string): Promise<boolean> {
  const { rows } = await ownings[type](subjectId).execute(tx)
  return rows[0]?.id === userId
}

/** When its author last edited what was said; null where it stands as it was first. */
export async function findLastChange(tx: Tx, type: ReportSubject, subjectId: string): Promise<Date | null> {
  const changes: Partial<Record<ReportSubject, RawBuilder<{ at: Date | null }>>> = {
    message: sql`select edited_at as at from chat_messages where id = ${subjectId}::uuid`,
    comment: sql`select edited_at as at from comments where id = ${subjectId}::uuid`,
  }
  const found = await changes[type]?.execute(tx)
  return found?.rows[0]?.at ?? null
}
