import { type PromotedDay, postRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../../testing/network.ts'
import { colleagueId, signInAs } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { MyPosts } from '../MyPosts.tsx'

const day: PromotedDay = { day: '2026-11-15', contentItemId: colleagueId, title: 'A case', views: 12, likes: 3 }
const nothing = () => undefined

function openPromoted(days: PromotedDay[]) {
  signInAs(['Sponsor'])
  const network = fakeNetwork()
  network.replies(postRoutes.listOwnContent, [])
  network.replies(postRoutes.listAuthorRequests, [])
  network.replies(postRoutes.listPromotedDays, days)
  const element = <MyPosts tab="days" onTab={nothing} isSponsor />
  return { network, ...openScreen('/', [{ path: '/', element }]) }
}
const section = async () => within(await screen.findByRole('region', { name: 'By day' }))

describe('what a sponsor sees by day', () => {
  it('is what readers did with each item, over the days that are chosen', async () => {
    const { network, person } = openPromoted([day])
    const byDay = await section()
    const [row] = await byDay.findAllByRole('link', { name: 'A case' })

    expect(row?.closest('tr')?.textContent).toContain('12')
    await person.click(byDay.getByRole('combobox', { name: 'Period' }))
    await person.click(await screen.findByRole('option', { name: 'Last 7 days' }))

    await waitFor(() =>
      expect(network.callsTo(postRoutes.listPromotedDays).map(({ query }) => query.get('days'))).toEqual(['30', '7']),
    )
  })

  it('says so when nothing happened', async () => {
    openPromoted([])

    expect(await (await section()).findByText('Nothing was read or liked in these days.')).toBeTruthy()
  })

  it('is downloaded for the same days', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:csv')
    URL.revokeObjectURL = vi.fn()
    const { network, person } = openPromoted([day])
    network.on(postRoutes.exportPromotedDays, () => ({ body: 'day,title' }))

    await person.click((await section()).getByRole('button', { name: 'Download as CSV' }))

    await waitFor(() => expect(network.callsTo(postRoutes.exportPromotedDays)[0]?.query.get('days')).toBe('30'))
  })
})
