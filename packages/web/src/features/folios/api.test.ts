import { type Folio, folioRoutes } from '@materia/contract'
import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { createFolio, deleteFolio, foliosQuery, reloadFolios, reloadWholeList, updateFolio } from './api.ts'
import { someFolio } from './testing/folios.ts'

const folioId = someFolio().folioId
const acts = [
  ['created', folioRoutes.createFolio, () => createFolio(queryClient, { title: 'Heart failure' })],
  ['updated', folioRoutes.updateFolio, () => updateFolio(queryClient, { folioId, title: 'Heart failure' })],
  ['deleted', folioRoutes.deleteFolio, () => deleteFolio(queryClient, folioId)],
] as const

describe('a folio', () => {
  it.each(acts)(
    'that cannot be %s rejects with the status alone, and with nothing where there is none',
    async (_, route, act) => {
      signInAs(['Doctor'])
      const network = fakeNetwork()
      network.refuses(route, 409, 'Changed meanwhile.')
      await expect(act()).rejects.toBe(409)

      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
      await expect(act()).rejects.toBeUndefined()
    },
  )
})

describe('the folios', () => {
  it('are fetched once however many ask at the same time', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    network.replies(folioRoutes.listFolios, [someFolio()])

    const [one, other] = await Promise.all([queryClient.fetchQuery(foliosQuery), queryClient.fetchQuery(foliosQuery)])

    expect(one).toEqual(other)
    expect(network.callsTo(folioRoutes.listFolios)).toHaveLength(1)
  })

  it('are reloaded after a fetch under way, which is neither cancelled nor doubled', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    const first = Promise.withResolvers<void>()
    const mine = someFolio({ title: 'Mine' })
    let shared: Folio[] = []
    network.on(folioRoutes.listFolios, async () => {
      const answer = { body: [mine, ...shared] }
      if (network.callsTo(folioRoutes.listFolios).length === 1) await first.promise
      return answer
    })
    const observer = new QueryObserver(queryClient, foliosQuery)
    onTestFinished(observer.subscribe(() => undefined))
    await expect.poll(() => network.callsTo(folioRoutes.listFolios).length).toBe(1)
    const [begun] = network.callsTo(folioRoutes.listFolios)

    shared = [someFolio({ title: 'Shared', contentItemId: 'shared' })]
    const reloads = [reloadFolios(queryClient), reloadFolios(queryClient)]
    expect(network.callsTo(folioRoutes.listFolios)).toEqual([begun])
    first.resolve()
    await Promise.all(reloads)

    expect(observer.getCurrentResult().data?.map(({ title }) => title)).toEqual(['Mine', 'Shared'])
    expect(network.callsTo(folioRoutes.listFolios)).toHaveLength(2)
    expect(network.aborted).toEqual([])
  })

  it('lose those left meanwhile when the whole list is reloaded', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    const [kept, left] = [someFolio({ contentItemId: 'kept' }), someFolio({ contentItemId: 'left' })]
    network.replies(folioRoutes.listFolios, [kept, left])
    await queryClient.fetchQuery(foliosQuery)
    network.replies(folioRoutes.listFolios, [kept])
    const observer = new QueryObserver(queryClient, foliosQuery)
    onTestFinished(observer.subscribe(() => undefined))

    await reloadWholeList(queryClient)

    expect(observer.getCurrentResult().data?.map(({ contentItemId }) => contentItemId)).toEqual(['kept'])
  })
})
