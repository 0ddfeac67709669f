import type { ContentItemType, Suggestion } from '@materia/contract'
import { defaultLanguage } from '@materia/contract/languages.ts'
import type { Actor, App } from '../../../platform/app.ts'
import { days, later } from '../../../platform/clock.ts'
import { suggest, withoutElision, wordsOf } from '../../../platform/search/index.ts'
import { kindOfNumber } from '../kinds/kind-numbers.ts'
import { listSummaryRows } from '../summaries/summaries.queries.ts'
import { audiencesOf } from './audiences.ts'
import { namesBegunInFrench } from './bilingual.ts'
import { identifiersIn } from './identifiers.ts'
import { listFrenchTitles, listIdentified, listOpened } from './search.queries.ts'

const suggestionsMax = 10
const recentsMax = 4
const recentMs = days(30)
const openedRead = 300

/** While typing: what a number names, what this viewer opened lately, then titles that go on so; assumed slips last. */
export async function suggestContents(app: App, viewer: Actor, searchTerm: string): Promise<Suggestion[]> {
  const { language = defaultLanguage } = viewer
  const words = wordsOf(searchTerm)
  const since = later(app.clock.now(), -recentMs)
  const [opened, named, found] = await Promise.all([
    listOpened(app.db, { viewerId: viewer.userId, language, since, limit: openedRead }),
    listNamed(app, viewer, searchTerm),
    words.length > 0 ? suggestInBoth(app, viewer, searchTerm) : [],
  ])
  const isOpened = new Set(opened.map(({ id }) => id))
  const recents = opened.filter(({ title }) => words.every((word) => beginsIn(title, word)))
  const shown: Known[] = [
    ...named,
    ...recents.slice(0, words.length === 0 ? suggestionsMax : recentsMax),
    ...found.filter(({ id }) => isOpened.has(id)),
    ...found.filter(({ id }) => !isOpened.has(id)),
  ]
  return [...new Map(shown.toReversed().map((known) => [known.id, known])).values()]
    .reverse()
    .slice(0, suggestionsMax)
    .map(({ id, type, title, isFuzzy = false }) => ({
      id,
      type: 'Content',
      title,
      isRecent: isOpened.has(id),
      contentItemType: type,
      isFuzzy,
    }))
}

interface Known {
  id: string
  type: ContentItemType
  title: string
  isFuzzy?: boolean
}

/** Titles that go on as typed; where they leave room, those with the English name of what is being typed in French. */
async function suggestInBoth(app: App, viewer: Actor, typed: string): Promise<Known[]> {
  const audiences = await audiencesOf(app, viewer)
  const found = await suggestTitles(app, audiences, withoutElision(typed))
  const spelt = found.filter(({ isFuzzy }) => !isFuzzy)
  const names = spelt.length < suggestionsMax ? namesBegunInFrench(typed, translationsTried) : []
  const translated = await Promise.all(names.map((name) => suggestTitles(app, audiences, name)))
  const others = translated.flat().filter(({ isFuzzy }) => !isFuzzy)
  const shown = others.length > 0 ? [...spelt, ...others].slice(0, suggestionsMax) : found
  return viewer.language === 'fr' ? titledInFrench(app, shown) : shown
}

const translationsTried = 2

async function suggestTitles(app: App, audiences: string[], text: string): Promise<Known[]> {
  const found = await suggest(app.pool, { text, audiences, limit: suggestionsMax })
  return found.map(({ id, type, label, isFuzzy }) => ({ id, type: kindOfNumber(type), title: label, isFuzzy }))
}

async function titledInFrench(app: App, known: Known[]): Promise<Known[]> {
  const titles = await listFrenchTitles(
    app.db,
    known.map(({ id }) => id),
  )
  return known.map((each) => ({ ...each, title: titles.get(each.id) ?? each.title }))
}

async function listNamed(app: App, viewer: Actor, searchTerm: string): Promise<Known[]> {
  const ids = await listIdentified(app.db, viewer.userId, identifiersIn(searchTerm), { withGone: false })
  const rows = await listSummaryRows(app, viewer, ids)
  return rows.map((row) => ({ id: row.content_item_id, type: row.type, title: row.french?.title ?? row.title }))
}

const beginsIn = (title: string, word: string) => wordsOf(title).some((own) => own.startsWith(word))
