import { z } from 'zod'
import { Id } from '../fields.schemas.ts'
import { noticeKinds, noticeSeverities, noticeStates } from './notices.ts'

export const NoticeKind = z.enum(noticeKinds)
export type NoticeKind = z.infer<typeof NoticeKind>
export const NoticeState = z.enum(noticeStates)
export type NoticeState = z.infer<typeof NoticeState>
export const NoticeSeverity = z.enum(noticeSeverities)
export type NoticeSeverity = z.infer<typeof NoticeSeverity>

/** An open safety notice as every content result carries it. */
export const NoticeMark = z.object({
  noticeId: Id,
  kind: NoticeKind,
  state: NoticeState,
  severity: NoticeSeverity,
  title: z.string(),
})
export type NoticeMark = z.infer<typeof NoticeMark>

/** How many open notices there are on what a group or a folio holds. */
export const NoticeCounts = z.object({ Critical: z.int(), Warning: z.int(), Information: z.int() })
export type NoticeCounts = z.infer<typeof NoticeCounts>
