import { folioRoutes } from '@materia/contract'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { createFolio, deleteFolio, foliosQuery, updateFolio } from './api.ts'
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
})
