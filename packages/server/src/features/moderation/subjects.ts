import type { ReportSubject } from '@materia/contract'
import type { Tx } from '../../platform/db/db.ts'
import { hideAttachment } from '../attachments/index.ts'
import { hideMessage, spreadFileChange } from '../chat/index.ts'
import { hideComment } from '../comments/index.ts'
import { hideItems, unhideItems } from '../contents/index.ts'
import { holdProfile } from '../profiles/index.ts'

/** How what was reported goes out of sight, and comes back. */
interface Subject {
  hide(tx: Tx, subjectId: string, at: Date): Promise<unknown>
  show(tx: Tx, subjectId: string): Promise<unknown>
}

const subjects: Record<ReportSubject, Subject> = {
  content: {
    hide: (tx, subjectId, at) => hideItems(tx, [subjectId], at),
    show: (tx, subjectId) => unhideItems(tx, [subjectId]),
  },
  message: {
    hide: (tx, subjectId, at) => hideMessage(tx, subjectId, at),
    show: (tx, subjectId) => hideMessage(tx, subjectId, null),
  },
  comment: {
    hide: (tx, subjectId, at) => hideComment(tx, subjectId, at),
    show: (tx, subjectId) => hideComment(tx, subjectId, null),
  },
  profile: {
    hide: (tx, subjectId, at) => holdProfile(tx, subjectId, at),
    show: (tx, subjectId) => holdProfile(tx, subjectId, null),
  },
  attachment: {
    hide: (tx, subjectId, at) => hideFile(tx, subjectId, at),
    show: (tx, subjectId) => hideFile(tx, subjectId, null),
  },
}

export const hideSubject = (tx: Tx, type: ReportSubject, subjectId: string, at: Date) =>
  subjects[type].hide(tx, subjectId, at)
export const showSubject = (tx: Tx, type: ReportSubject, subjectId: string) => subjects[type].show(tx, subjectId)

async function hideFile(tx: Tx, attachmentId: string, at: Date | null): Promise<void> {
  await hideAttachment(tx, attachmentId, at)
  await spreadFileChange(tx, attachmentId)
}
