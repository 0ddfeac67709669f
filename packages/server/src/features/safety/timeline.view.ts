import type { TimelineEntry } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { formatsOf } from '@materia/language'
import { statusWordOf } from '../contents/index.ts'
import { safetyText } from './messages.ts'
import type { NoticeRow } from './notices.queries.ts'
import { inLanguage, titleInState } from './notices.view.ts'
import type { TimelineFact } from './timeline.queries.ts'

/** When a notice began, and when it ended. */
export function noticeEntries(notice: NoticeRow): TimelineEntry[] {
  const { id, kind, state, facts, language, starts_on, ended_on } = notice
  const entry = (date: string | null, title: string): TimelineEntry[] =>
    date ? [{ date, kind, title, sourceUrl: inLanguage(facts.url, language), noticeId: id }] : []
  const beginning = state === 'Anticipated' ? state : 'Active'
  const began = starts_on !== ended_on ? entry(starts_on, titleInState(notice, beginning)) : []
  return [...began, ...entry(ended_on, titleInState(notice, 'Resolved'))]
}

export function factEntry(fact: TimelineFact, language: Language): TimelineEntry {
  return { date: fact.on, kind: fact.kind, title: titleOf(fact, language), sourceUrl: fact.source_url, noticeId: null }
}

function titleOf({ kind, name, value }: TimelineFact, language: Language): string {
  if (kind === 'Status' && value)
    return safetyText('timelineStatus', { name, status: statusWordOf(value, language) }).in(language)
  if (kind === 'Price' && value)
    return safetyText('timelinePrice', { name, price: formatsOf(language).money(Number(value)) }).in(language)
  if (kind === 'Coverage' && value) return safetyText('timelineCoverage', { name, coverage: value }).in(language)
  return name
}
