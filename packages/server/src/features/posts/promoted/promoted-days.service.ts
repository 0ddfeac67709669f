import type { PromotedDay } from '@materia/contract'
import { csvLine } from '@materia/contract/csv.ts'
import { actorLanguage } from '../../../platform/actor-language.ts'
import type { Actor, App } from '../../../platform/app.ts'
import { days, later } from '../../../platform/clock.ts'
import { postText } from '../messages.ts'
import { listPromotedDays } from './promoted-days.queries.ts'

export const getPromotedDays = (app: App, actor: Actor, dayCount: number): Promise<PromotedDay[]> =>
  listPromotedDays(app.db, { sponsorId: actor.userId, since: later(app.clock.now(), -days(dayCount)) })

const columns = [postText('day'), postText('titleColumn'), postText('views'), postText('likes')]

export async function exportPromotedDays(app: App, actor: Actor, dayCount: number): Promise<string> {
  const language = actorLanguage(actor)
  const rows = await getPromotedDays(app, actor, dayCount)
  return [
    csvLine(columns.map((column) => column.in(language))),
    ...rows.map(({ day, title, views, likes }) => csvLine([day, title, views, likes])),
  ].join('')
}
