import type { ReportSubject } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/db.ts'
import { hideMessage } from '../chat/index.ts'
import { hideItems, unhideItems, visibleTo } from '../contents/index.ts'
import { holdProfile } from '../profiles/index.ts'

/** What can be reported: who sees it, and how it goes out of sight and comes back. */
interface Subject {
  /** A query that gives a row when this reader may see it. */
  visible(subjectId: string, readerId: string): RawBuilder<{ id: string }>
  hide(tx: Tx, subjectId: string, at: Date): Promise<unknown>
  show(tx: Tx, subjectId: string): Promise<unknown>
}

const subjects: Record<ReportSubject, Subject> = {
  content: {
    visible: (subjectId, readerId) =>
      sql`select i.id from content_items i where i.id = ${subjectId}::uuid and ${visibleTo(readerId)}`,
    hide: (tx, subjectId, at) => hideItems(tx, [subjectId], at),
    show: (tx, subjectId) => unhideItems(tx, [subjectId]),
  },
  message: {
    visible: (subjectId, readerId) => sql`
      select m.id from chat_messages m
      join chatroom_users me on me.chatroom_id = m.chatroom_id and me.user_id = ${readerId}::uuid and me.status = 'Joined'
      where m.id = ${subjectId}::uuid`,
    hide: (tx, subjectId, at) => hideMessage(tx, subjectId, at),
    show: (tx, subjectId) => hideMessage(tx, subjectId, null),
  },
  profile: {
    visible: (subjectId) =>
      sql`select u.id from users u where u.id = ${subjectId}::uuid and u.status = 'Approved' and u.email_confirmed`,
    hide: (tx, subjectId, at) => holdProfile(tx, subjectId, at),
    show: (tx, subjectId) => holdProfile(tx, subjectId, null),
  },
}

export async function isSubjectVisible(
  db: Db,
  type: ReportSubject,
  subjectId: string,
  readerId: string,
): Promise<boolean> {
  const { rows } = await subjects[type].visible(subjectId, readerId).execute(db)
  return rows.length > 0
}

export const hideSubject = (tx: Tx, type: ReportSubject, subjectId: string, at: Date) =>
  subjects[type].hide(tx, subjectId, at)
export const showSubject = (tx: Tx, type: ReportSubject, subjectId: string) => subjects[type].show(tx, subjectId)
