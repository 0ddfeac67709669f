import { contentRoutes, folioRoutes, type Route, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { type SavedReply, savedReplyId, savedReplyLimits } from '../../lib/saved-replies.ts'
import { listOverBounds, openedMax } from './bounds.ts'

const userId = '0198b8a0-0000-7000-8000-000000000001'
const dayMs = 86_400_000

function saved(route: Route, input: object, { ageDays = 1, bytes = 1_000 } = {}): SavedReply {
  const key = [route.method, route.path, input]
  return { id: savedReplyId(key), key, data: null, savedAt: Date.now() - ageDays * dayMs, bytes }
}
const item = (contentItemId: string, changes = {}) =>
  saved(contentRoutes.getContent, { params: { contentItemId } }, changes)
const folio = (id: string, changes = {}) => saved(folioRoutes.getFolio, { params: { id } }, changes)
const account = (id: string, changes = {}) => saved(userRoutes.getUser, { params: { id } }, changes)

const dropped = (replies: SavedReply[], wanted: SavedReply[] = []) =>
  listOverBounds(replies, { userId, wanted: new Set(wanted.map(({ id }) => id)) })

describe('what is kept for reading offline', () => {
  it('is dropped after 30 days, also what is in the lists', () => {
    const [fresh, old] = [item('fresh', { ageDays: 29 }), item('old', { ageDays: 31 })]
    const [listed, oldListed] = [folio('listed'), folio('old', { ageDays: 31 })]

    expect(dropped([old, fresh, oldListed, listed], [listed, oldListed])).toEqual([old, oldListed])
  })

  it('holds the newest of the items that were opened and are in no list', () => {
    const opened = Array.from({ length: openedMax + 2 }, (_, nth) => item(`item ${nth}`, { ageDays: nth / 100 }))
    const listed = item('listed', { ageDays: 20 })

    expect(dropped([...opened, listed], [listed])).toEqual(opened.slice(openedMax))
  })

  it('never holds more than 20 MB: what was opened goes first, then the oldest of the lists', () => {
    const half = { bytes: savedReplyLimits.bytes / 2 }
    const [newest, older, oldest] = [1, 2, 3].map((ageDays) => folio(`folio ${ageDays}`, { ageDays, ...half }))
    const opened = item('opened', { ageDays: 0, bytes: 1 })
    const folios = [oldest, newest, older] as SavedReply[]

    expect(dropped([opened, ...folios], folios)).toEqual([opened, oldest])
  })

  it('always holds what opens Materia without a connection', () => {
    const mine = account(userId, { ageDays: 5 })
    const lists = saved(folioRoutes.listFolios, {}, { ageDays: 5 })
    const large = folio('large', { bytes: savedReplyLimits.bytes - 500 })

    expect(dropped([large, mine, lists], [large])).toEqual([large])
  })

  it('loses no room to what does not stay', () => {
    const old = item('old', { ageDays: 40, bytes: savedReplyLimits.bytes })
    const listed = folio('listed', { bytes: savedReplyLimits.bytes })

    expect(dropped([old, listed], [listed, old])).toEqual([old])
  })

  it('drops a folio that is in the lists no more, and the account of somebody else', () => {
    const [left, other] = [folio('left'), account('0198b8a0-0000-7000-8000-000000000002')]

    expect(dropped([left, other])).toEqual([left, other])
  })
})
