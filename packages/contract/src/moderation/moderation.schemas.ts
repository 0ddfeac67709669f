import { z } from 'zod'
import { ContentItemType, Disclosure, DisclosureInput } from '../contents/common.schemas.ts'
import { count, Id, offset, requiredText, Timestamp, text } from '../fields.schemas.ts'
import { patientDataKinds } from '../patient-data.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { reportReasons } from './moderation.ts'

export const ReportReason = z.enum(reportReasons)
export type ReportReason = z.infer<typeof ReportReason>

export const ReportSubject = z.enum(['content', 'message', 'comment', 'profile', 'attachment'])
export type ReportSubject = z.infer<typeof ReportSubject>

export const ReportInput = z.object({
  subjectType: ReportSubject,
  subjectId: Id,
  reason: ReportReason,
  comment: text(2_000).nullish(),
})
export type ReportInput = z.output<typeof ReportInput>

export const Report = z.object({
  id: Id,
  subjectType: ReportSubject,
  subjectId: Id,
  /** The item's title, the message's or comment's text, the person's name or the file's name. */
  subjectTitle: z.string().nullable(),
  isHidden: z.boolean(),
  reason: ReportReason,
  comment: z.string().nullable(),
  reporterName: z.string().nullable(),
  createdOn: Timestamp,
  resolvedOn: Timestamp.nullable(),
  resolution: z.enum(['hidden', 'dismissed']).nullable(),
})
export type Report = z.infer<typeof Report>

/** What its author may ask to have looked at again. */
export const AppealSubject = z.enum(['content', 'message', 'comment'])
export type AppealSubject = z.infer<typeof AppealSubject>

export const AppealResolution = z.enum(['restored', 'upheld'])
export type AppealResolution = z.infer<typeof AppealResolution>

export const AppealInput = z.object({
  subjectType: AppealSubject,
  subjectId: Id,
  comment: requiredText(2_000, 'Say why it should be seen.'),
})
export type AppealInput = z.output<typeof AppealInput>

/** Something of one's own that is hidden. */
export const HiddenSubject = z.object({
  subjectType: AppealSubject,
  subjectId: Id,
  /** The title of a post, or what was said. */
  excerpt: z.string(),
  hiddenOn: Timestamp,
  /** When an appeal was made since it was hidden. */
  appealedOn: Timestamp.nullable(),
  resolution: AppealResolution.nullable(),
})
export type HiddenSubject = z.infer<typeof HiddenSubject>

export const Appeal = z.object({
  id: Id,
  subjectType: AppealSubject,
  subjectId: Id,
  excerpt: z.string().nullable(),
  authorName: z.string(),
  comment: z.string(),
  createdOn: Timestamp,
  hiddenByName: z.string().nullable(),
  /** Another admin than the one who hid it decides. */
  mayResolve: z.boolean(),
  resolvedOn: Timestamp.nullable(),
  resolution: AppealResolution.nullable(),
})
export type Appeal = z.infer<typeof Appeal>

/** What waits at the editorial desk. */
export const Waiting = z.object({
  reports: z.int(),
  appeals: z.int(),
  contact: z.int(),
  verifications: z.int(),
})
export type Waiting = z.infer<typeof Waiting>

/** A reported message or comment with what was said around it, or the words of a hidden post. */
export const ReportContext = z.object({
  /** The room, or the title of the item. */
  place: z.string().nullable(),
  contentItemId: Id.nullable(),
  entries: z.array(
    z.object({
      id: Id,
      authorName: z.string(),
      content: z.string(),
      createdOn: Timestamp,
      isSubject: z.boolean(),
      isHidden: z.boolean(),
      isDeleted: z.boolean(),
    }),
  ),
  /** What it said before it was edited, newest first. */
  earlier: z.array(z.object({ content: z.string(), editedOn: Timestamp })),
})
export type ReportContext = z.infer<typeof ReportContext>

/** What the editorial desk sets on an item; what is left out stays. */
export const EditorialChange = z.object({
  /** A sponsor account by id, name or e-mail; null or empty takes the label away. */
  promotedBy: text(200).nullish(),
  voiceOf: text(200).nullish(),
  disclosure: DisclosureInput.nullish(),
  editorialRank: z.int().min(-100).max(100).optional(),
})
export type EditorialChange = z.output<typeof EditorialChange>

export const EditorialEntry = z.object({
  contentItemId: Id,
  title: z.string(),
  contentItemType: ContentItemType,
  promotedBy: z.string().nullable(),
  voiceOf: z.string().nullable(),
  disclosure: Disclosure.nullable(),
  editorialRank: z.int(),
  isHidden: z.boolean(),
  publishedOn: Timestamp.nullable(),
  openReports: z.int(),
})
export type EditorialEntry = z.infer<typeof EditorialEntry>
export const PatientDataWarning = z.object({
  source: z.enum(['Message', 'Comment', 'Post', 'Note']),
  kinds: z.array(z.enum(patientDataKinds)).min(1).max(patientDataKinds.length),
  decision: z.enum(['Sent', 'Changed']),
})
export type PatientDataWarning = z.output<typeof PatientDataWarning>

const ItemParams = z.object({ contentItemId: Id })

export const moderationShapes = {
  recordPatientDataWarning: { body: PatientDataWarning, reply: nothing },
  report: { body: ReportInput, reply: nothing },
  listHidden: { reply: z.array(HiddenSubject) },
  appeal: { body: AppealInput, reply: nothing },
  countWaiting: { reply: Waiting },
  listAppeals: {
    query: z.object({ state: z.enum(['open', 'resolved']).default('open'), count: count(50), offset }),
    reply: z.array(Appeal),
  },
  resolveAppeal: { params: z.object({ id: Id }), body: z.object({ resolution: AppealResolution }), reply: nothing },
  getReportContext: { params: z.object({ id: Id }), reply: ReportContext },
  listReports: {
    query: z.object({ state: z.enum(['open', 'resolved']).default('open'), count: count(50), offset }),
    reply: z.array(Report),
  },
  resolveReport: {
    params: z.object({ id: Id }),
    body: z.object({ resolution: z.enum(['hidden', 'dismissed']) }),
    reply: nothing,
  },
  listEditorial: {
    query: z.object({
      search: text(200).optional(),
      state: z.enum(['all', 'hidden', 'promoted']).default('all'),
      count: count(50),
      offset,
    }),
    reply: z.array(EditorialEntry),
  },
  changeEditorial: { params: ItemParams, body: EditorialChange, reply: EditorialEntry },
  hideContent: { params: ItemParams, reply: nothing },
  restoreContent: { params: ItemParams, reply: nothing },
} satisfies RouteShapes
