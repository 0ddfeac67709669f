import { z } from 'zod'
import { ContentReference, Source } from '../contents/common.schemas.ts'
import { NoticeCounts, NoticeKind, NoticeMark, NoticeSeverity, NoticeState } from '../contents/notices.schemas.ts'
import { noticeMatches } from '../contents/notices.ts'
import { SearchTerm } from '../contents/search.schemas.ts'
import { count, Id, offset, queryFlag, repeatable, Timestamp } from '../fields.schemas.ts'
import { languages } from '../languages.ts'
import type { RouteShapes } from '../route.ts'
import { replacementReasons, timelineKinds } from './safety.ts'

export const NoticeMatch = z.enum(noticeMatches)
export type NoticeMatch = z.infer<typeof NoticeMatch>

/** A calendar day where the source is. */
const Day = z.iso.date()

export const Notice = NoticeMark.extend({
  summary: z.string().nullable(),
  /** Of what a source wrote, where it has it in one language alone: for screen readers. */
  summaryLanguage: z.enum(languages).nullable(),
  reason: z.string().nullable(),
  startsOn: Day.nullable(),
  expectedEndOn: Day.nullable(),
  endedOn: Day.nullable(),
  updatedOn: Day.nullable(),
  sourceUrl: z.string().nullable(),
  source: Source.nullable(),
  match: NoticeMatch,
  /** Empty where nothing in the catalogue is known by it yet. */
  appliesTo: z.array(ContentReference),
})
export type Notice = z.infer<typeof Notice>

/** When a source of notices was last read to its end. */
export const SafetySource = z.object({
  name: z.string(),
  title: z.string(),
  lastReadOn: Timestamp.nullable(),
  /** As of when what it says holds: the newest thing it said, or when it was read where it dates nothing. */
  asOf: Timestamp.nullable(),
  /** Its notices may no longer be true. */
  isStale: z.boolean(),
})
export type SafetySource = z.infer<typeof SafetySource>

export const TimelineKind = z.enum(timelineKinds)
export type TimelineKind = z.infer<typeof TimelineKind>

export const TimelineEntry = z.object({
  date: Day,
  kind: TimelineKind,
  title: z.string(),
  sourceUrl: z.string().nullable(),
  noticeId: Id.nullable(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** The article's republication, or a marketed product of the same interchangeable set that is neither short nor recalled. */
export const Replacement = ContentReference.extend({
  reason: z.enum(replacementReasons),
  /** Of a product: its maker. Several sell under one name. */
  company: z.string().nullable(),
})
export type Replacement = z.infer<typeof Replacement>

export const FolioFinding = ContentReference.extend({
  /** The open ones, worst first; of a brand, an ingredient or a folio the worst five. */
  notices: z.array(NoticeMark),
  noticeCounts: NoticeCounts.nullable(),
  /** When it got another version, if that was after it was saved. */
  changedOn: Timestamp.nullable(),
  replacements: z.array(Replacement),
})
export type FolioFinding = z.infer<typeof FolioFinding>

const ItemParams = z.object({ contentItemId: Id })

export const safetyShapes = {
  listNotices: {
    query: z.object({
      count: count(20),
      offset,
      kind: repeatable(NoticeKind),
      state: repeatable(NoticeState),
      severity: repeatable(NoticeSeverity),
      /** Only those on what the reader saved, wrote, follows or opened in the last 90 days. */
      mine: queryFlag,
      /** Only those on what is of the reader's areas of interest. */
      areas: queryFlag,
      /** Only those on this item, and of a brand, an ingredient or a folio on what it holds. */
      contentItemId: Id.optional(),
      /** Names, makers and numbers, the last word maybe only begun. */
      searchTerm: SearchTerm.default(''),
    }),
    reply: z.array(Notice),
  },
  getNotice: { params: z.object({ noticeId: Id }), reply: Notice },
  listSafetySources: { reply: z.array(SafetySource) },
  listContentNotices: { params: ItemParams, reply: z.array(Notice) },
  listReplacements: { params: ItemParams, reply: z.array(Replacement) },
  checkFolio: { params: z.object({ id: Id }), reply: z.array(FolioFinding) },
  contentTimeline: { params: ItemParams, reply: z.array(TimelineEntry) },
} satisfies RouteShapes
