import { subscriptionRoutes } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { signedInApp } from '../../testing/application.ts'
import { openApp } from '../../testing/render.tsx'

it('what is followed gives the address of its feed, and takes it back', async () => {
  queryClient.clear()
  const network = signedInApp(['Doctor'])
  const id = '0198b8a0-0000-7000-8000-00000000bb01'
  const revoked: string[] = []
  network.replies(subscriptionRoutes.listSubscriptions, [
    {
      id,
      name: 'Asthma in children',
      target: { type: 'Area', areaId: 7 },
      createdOn: '2026-01-02T12:00:00Z',
      newCount: 0,
      isMuted: false,
    },
  ])
  network.replies(subscriptionRoutes.openSubscriptionFeed, { url: 'https://materia.test/feeds/abc.atom' })
  network.on(subscriptionRoutes.closeSubscriptionFeed, ({ path }) => {
    revoked.push(path)
    return {}
  })
  const { person } = openApp('/notifications?tab=following')

  await person.click(await screen.findByRole('button', { name: 'Address of the Atom feed of Asthma in children' }))
  expect(((await screen.findByRole('textbox')) as HTMLInputElement).value).toBe('https://materia.test/feeds/abc.atom')
  await person.click(screen.getByRole('button', { name: 'Revoke the address of the feed of Asthma in children' }))

  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(revoked).toEqual([`/api/subscriptions/${id}/feed`])
})
