import { profileRoutes } from '@materia/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useAreasOfInterest } from '../../domain/areas.ts'
import { queryClient } from '../../lib/query.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { useSpecialties } from './api.ts'

const cached = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

describe('the lists of a profile', () => {
  it('asks for areas and specialties once', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    network.replies(profileRoutes.listAreasOfInterest, [
      { id: 1, title: 'Cardiology', titles: { en: 'Cardiology', fr: 'Cardiology' }, parent: null, parentArea: null },
    ])
    network.replies(profileRoutes.listSpecialties, [
      {
        id: 2,
        name: 'Internal medicine',
        names: { en: 'Internal medicine', fr: 'Internal medicine' },
        subSpecialties: [],
      },
    ])
    const open = () => renderHook(() => [useAreasOfInterest(), useSpecialties()], { wrapper: cached })
    const first = open()
    await waitFor(() => expect(first.result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    first.unmount()

    const { result } = open()

    expect(result.current.every(({ isSuccess, isFetching }) => isSuccess && !isFetching)).toBe(true)
    expect(network.callsTo(profileRoutes.listAreasOfInterest)).toHaveLength(1)
    expect(network.callsTo(profileRoutes.listSpecialties)).toHaveLength(1)
  })
})
