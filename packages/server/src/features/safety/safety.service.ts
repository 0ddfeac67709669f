import type { Notice, SafetySource, Source, TimelineEntry } from '@materia/contract'
import { actorLanguage } from '../../platform/actor-language.ts'
import type { Actor, App } from '../../platform/app.ts'
import { days, later } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors/errors.ts'
import { wordsOf } from '../../platform/search/index.ts'
import { findSource, isVisible } from '../contents/index.ts'
import { safetyText } from './messages.ts'
import {
  countNotices,
  findNoticeRow,
  listNoticeRows,
  listNoticeRowsOf,
  type NoticeFilter,
  type NoticeRow,
} from './notices.queries.ts'
import { noticeView } from './notices.view.ts'
import { listSourceRows } from './sources.queries.ts'
import { safetySources } from './sources.ts'
import { openedDays } from './tellings.service.ts'
import { listTimelineFacts } from './timeline.queries.ts'
import { factEntry, noticeEntries } from './timeline.view.ts'

type Asked = Pick<NoticeFilter, 'kind' | 'state' | 'severity'> & {
  mine: boolean
  areas?: boolean
  contentItemId?: string
  searchTerm?: string
  isNewestFirst?: boolean
  count: number
  offset: number
}

/** Whether a notice is of an area is looked up one by one: nobody waits until thousands were. */
const countedOfAreas = 100
const countedMost = 1_000_000
const maxWords = 8

export async function listNotices(
  app: App,
  viewer: Actor,
  asked: Asked,
): Promise<{ notices: Notice[]; total: number }> {
  const itemId = asked.contentItemId ?? null
  if (itemId && !(await isVisible(app.db, viewer, itemId))) throw notFound('content')
  const filter = {
    ...asked,
    itemId,
    viewerId: asked.mine ? viewer.userId : null,
    openedSince: later(app.clock.now(), -days(openedDays)),
    interestedId: asked.areas ? viewer.userId : null,
    words: asked.searchTerm ? wordsOf(asked.searchTerm).slice(0, maxWords) : null,
  }
  const [rows, total] = await Promise.all([
    listNoticeRows(app.db, {
      ...filter,
      // What matters to somebody are few; all there is, is read by its index.
      isWorstFirst: !asked.isNewestFirst && (asked.mine || itemId !== null),
      language: actorLanguage(viewer),
    }),
    countNotices(app.db, { ...filter, most: asked.areas ? countedOfAreas : countedMost }),
  ])
  return { notices: await shown(app, rows), total }
}

export async function getNotice(app: App, viewer: Actor, noticeId: string): Promise<Notice> {
  const row = await findNoticeRow(app.db, noticeId, actorLanguage(viewer))
  const [notice] = row ? await shown(app, [row]) : []
  if (!notice) throw notFound('notice')
  return notice
}

export async function listContentNotices(app: App, viewer: Actor, contentItemId: string): Promise<Notice[]> {
  if (!(await isVisible(app.db, viewer, contentItemId))) throw notFound('content')
  return shown(app, await listNoticeRowsOf(app.db, contentItemId, actorLanguage(viewer)))
}

/** Newest first. */
export async function listTimeline(app: App, viewer: Actor, contentItemId: string): Promise<TimelineEntry[]> {
  if (!(await isVisible(app.db, viewer, contentItemId))) throw notFound('content')
  const language = actorLanguage(viewer)
  const [notices, facts] = await Promise.all([
    listNoticeRowsOf(app.db, contentItemId, language),
    listTimelineFacts(app.db, contentItemId, language),
  ])
  const entries = [...notices.flatMap(noticeEntries), ...facts.map((fact) => factEntry(fact, language))]
  return entries.sort((one, other) =>
    one.date === other.date ? compare(one.title, other.title) : compare(other.date, one.date),
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : 1)

export async function listSafetySources(app: App, viewer: Actor): Promise<SafetySource[]> {
  const now = app.clock.now()
  const rows = await listSourceRows(
    app.db,
    safetySources.map(({ name }) => name),
    // Days of a source end later than ours.
    later(now, days(1)),
  )
  return safetySources.map(({ name, title, freshDays }) => {
    const row = rows.find((each) => each.name === name)
    const readAt = row?.last_read_at ?? null
    const told = [readAt, row?.newest_at ?? readAt].filter((moment) => moment !== null)
    return {
      name,
      title: safetyText(title).in(actorLanguage(viewer)),
      lastReadOn: readAt?.toISOString() ?? null,
      asOf: (row?.newest_at ?? readAt)?.toISOString() ?? null,
      isStale: told.some((moment) => moment < later(now, -days(freshDays))),
    }
  })
}

async function shown(app: App, rows: NoticeRow[]): Promise<Notice[]> {
  const notices: Notice[] = []
  for (const row of rows) notices.push(noticeView(row, await sourceOf(app, row)))
  return notices
}

const sourceOf = async (app: App, { source_id, language }: NoticeRow): Promise<Source | null> =>
  source_id === null ? null : findSource(app, source_id, language)
