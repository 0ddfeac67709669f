import {
  type ContentCommon,
  holdingKinds,
  type NoticeKind,
  type NoticeMatch,
  type NoticeSeverity,
  type NoticeState,
  noticeSeverities,
  postKinds,
} from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { contentText } from '../messages.ts'
import { productName } from './strengths.view.ts'
import type { SummaryRow } from './summaries.queries.ts'

const holding = new Set<string>(holdingKinds)
const posts = new Set<string>(postKinds)

/** A post is not itself what it cites. */
const citingTitle = (kind: NoticeKind, name: string, language: Language): string =>
  contentText(kind === 'Retraction' ? 'noticeCitesRetracted' : 'noticeCitesDoubted', { name: withoutStop(name) }).in(
    language,
  )

/** What a card says of the open notices on an item. */
export function noticesView({ notices, type, language }: SummaryRow): Pick<ContentCommon, 'notices' | 'noticeCounts'> {
  const [critical = 0, warning = 0, information = 0] = notices?.counts ?? []
  return {
    notices: (notices?.open ?? []).map(({ name, strength, severity, match, ...mark }) => ({
      ...mark,
      severity: severityAt(severity),
      title: posts.has(type)
        ? citingTitle(mark.kind, name, language)
        : markTitle({ ...mark, name, strength, match }, language),
    })),
    noticeCounts: holding.has(type) ? { Critical: critical, Warning: warning, Information: information } : null,
  }
}

/** What a name alone leads to may be another product's. */
export function markTitle({ match, ...notice }: Titled & { match?: NoticeMatch }, language: Language): string {
  const title = titleOfNotice(notice, language)
  return match === 'Name' ? contentText('noticePossibly', { title }).in(language) : title
}

export const severityAt = (place: number): NoticeSeverity => noticeSeverities[place] ?? 'Information'

interface Titled {
  kind: NoticeKind
  state: NoticeState
  name: string
  /** Of a product in short supply, whose brand has others. */
  strength?: string | null
}

/** In the viewer's language; of recalls and advisories the source's own title. */
export function titleOfNotice({ kind, state, name, strength }: Titled, language: Language): string {
  const told = withoutStop(name)
  if (kind === 'Recall' || kind === 'Advisory') return told
  return contentText(titles[kind][state], { name: productName(told, strength, language) }).in(language)
}

/** More may follow on the line of a title. That of an abbreviation or an ellipsis stays. */
const withoutStop = (name: string) => name.replace(/(?<=\p{Ll}{4}|[\p{N})\]])\.$/u, '')

const titles = {
  Shortage: {
    Anticipated: 'noticeShortageAnticipated',
    Active: 'noticeShortageActive',
    Resolved: 'noticeShortageResolved',
  },
  Discontinuation: {
    Anticipated: 'noticeDiscontinuationAnticipated',
    Active: 'noticeDiscontinuationActive',
    Resolved: 'noticeDiscontinuationResolved',
  },
  Retraction: {
    Anticipated: 'noticeRetractionActive',
    Active: 'noticeRetractionActive',
    Resolved: 'noticeRetractionResolved',
  },
  ExpressionOfConcern: {
    Anticipated: 'noticeExpressionOfConcernActive',
    Active: 'noticeExpressionOfConcernActive',
    Resolved: 'noticeExpressionOfConcernResolved',
  },
  Correction: {
    Anticipated: 'noticeCorrectionActive',
    Active: 'noticeCorrectionActive',
    Resolved: 'noticeCorrectionResolved',
  },
  StatusChange: {
    Anticipated: 'noticeStatusChangeActive',
    Active: 'noticeStatusChangeActive',
    Resolved: 'noticeStatusChangeResolved',
  },
  RemovedBySource: {
    Anticipated: 'noticeRemovedBySourceActive',
    Active: 'noticeRemovedBySourceActive',
    Resolved: 'noticeRemovedBySourceResolved',
  },
} as const
