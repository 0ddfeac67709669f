import type { ReportSubject } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { hideAttachment, isProductsOwn, isReadableBy } from '../attachments/index.ts'
import { hideMessage } from '../chat/index.ts'
import { hideItems, unhideItems, visibleTo } from '../contents/index.ts'
import { holdProfile } from '../profiles/index.ts'

/** What can be reported: who sees it, and how it goes out of sight and comes back. */
interface Subject {
  /** A query that gives a row when this reader may see it. */
  visible(app: App, subjectId: string, readerId: string): RawBuilder<{ id: string }>
  /** A query that gives a row when it is a colleague's, not a source's or the product's own, and is in sight. */
  hideable(subjectId: string): RawBuilder<{ id: string }>
  hide(tx: Tx, subjectId: string, at: Date): Promise<unknown>
  show(tx: Tx, subjectId: string): Promise<unknown>
}

const subjects: Record<ReportSubject, Subject> = {
  content: {
    visible: (_, subjectId, readerId) =>
      sql`select i.id from content_items i where i.id = ${subjectId}::uuid and ${visibleTo(readerId)}`,
    hideable: (subjectId) => sql`
      select id from content_items where id = ${subjectId}::uuid and source_key is null and hidden_at is null`,
    hide: (tx, subjectId, at) => hideItems(tx, [subjectId], at),
    show: (tx, subjectId) => unhideItems(tx, [subjectId]),
  },
  message: {
    visible: (_, subjectId, readerId) => sql`
      select m.id from chat_messages m
      join chatroom_users me on me.chatroom_id = m.chatroom_id and me.user_id = ${readerId}::uuid and me.status = 'Joined'
      where m.id = ${subjectId}::uuid`,
    hideable: (subjectId) => sql`select id from chat_messages where id = ${subjectId}::uuid and hidden_at is null`,
    hide: (tx, subjectId, at) => hideMessage(tx, subjectId, at),
    show: (tx, subjectId) => hideMessage(tx, subjectId, null),
  },
  profile: {
    visible: (_, subjectId) =>
      sql`select u.id from users u where u.id = ${subjectId}::uuid and u.status = 'Approved' and u.email_confirmed`,
    hideable: (subjectId) => sql`
      select user_id as id from profiles where user_id = ${subjectId}::uuid and held_at is null`,
    hide: (tx, subjectId, at) => holdProfile(tx, subjectId, at),
    show: (tx, subjectId) => holdProfile(tx, subjectId, null),
  },
  attachment: {
    visible: (app, subjectId, readerId) => sql`
      select a.id from attachments a where a.id = ${subjectId}::uuid and ${isReadableBy(app, readerId)}`,
    hideable: (subjectId) => sql`
      select a.id from attachments a where a.id = ${subjectId}::uuid and not ${isProductsOwn} and a.hidden_at is null`,
    hide: (tx, subjectId, at) => hideAttachment(tx, subjectId, at),
    show: (tx, subjectId) => hideAttachment(tx, subjectId, null),
  },
}

export async function isSubjectVisible(
  app: App,
  tx: Tx,
  { type, id, readerId }: { type: ReportSubject; id: string; readerId: string },
): Promise<boolean> {
  const { rows } = await subjects[type].visible(app, id, readerId).execute(tx)
  return rows.length > 0
}

export async function isSubjectHideable(tx: Tx, type: ReportSubject, subjectId: string): Promise<boolean> {
  const { rows } = await subjects[type].hideable(subjectId).execute(tx)
  return rows.length > 0
}

export const hideSubject = (tx: Tx, type: ReportSubject, subjectId: string, at: Date) =>
  subjects[type].hide(tx, subjectId, at)
export const showSubject = (tx: Tx, type: ReportSubject, subjectId: string) => subjects[type].show(tx, subjectId)
