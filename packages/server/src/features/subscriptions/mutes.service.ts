import { contentItemTypes, type Mute, mutesMax } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { invalid, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { markFeedsStale } from '../contents/index.ts'
import { makeId } from '../users/index.ts'
import {
  countMutesOf,
  deleteMute,
  findMutable,
  findSourceId,
  insertMute,
  listMutesOf,
  type MuteRow,
} from './mutes.queries.ts'
import { lockFollowingOf } from './subscriptions.queries.ts'

export const listMutes = async (app: App, { userId, language }: Actor): Promise<Mute[]> =>
  (await listMutesOf(app.db, userId, { language, count: mutesMax })).map(muteView)

/** Discover shows less of it; what is muted stays findable. */
export const mute = (app: App, actor: Actor, given: { type: Mute['type']; value: string }): Promise<Mute> =>
  inTransaction(app, async (tx) => {
    const { userId, language } = actor
    const value = await knownValue(tx, given)
    const name = value && (await findMutable(tx, { type: given.type, value }, language))
    if (!value || !name) throw invalid('mute-unknown', 'value')
    await lockFollowingOf(tx, userId)
    if ((await countMutesOf(tx, userId)) >= mutesMax) throw invalid('mutes-full', 'value', { max: mutesMax })
    const made = await insertMute(tx, { id: makeId(), userId, type: given.type, value, at: app.clock.now() })
    await markFeedsStale(tx, userId)
    return muteView({ ...made, type: given.type, value, name })
  })

async function knownValue(tx: Tx, { type, value }: { type: Mute['type']; value: string }): Promise<string | undefined> {
  if (type === 'Kind') return contentItemTypes.find((kind) => kind === value)
  if (type === 'Source') return findSourceId(tx, value)
  return value.toLowerCase()
}

export const unmute = (app: App, { userId }: Actor, id: string): Promise<void> =>
  inTransaction(app, async (tx) => {
    if (!(await deleteMute(tx, { id, userId }))) throw notFound('mute')
    await markFeedsStale(tx, userId)
  })

const muteView = (row: MuteRow): Mute => ({
  id: row.id,
  type: row.type,
  value: row.value,
  name: row.name ?? row.value,
  createdOn: row.created_at.toISOString(),
})
