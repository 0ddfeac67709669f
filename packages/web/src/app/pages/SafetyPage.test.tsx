import { contentRoutes, type Notice, safetyRoutes, subscriptionRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { signedInApp } from '../../testing/application.ts'
import { someSummary } from '../../testing/contents.ts'
import { someNotice } from '../../testing/notices.ts'
import { openApp } from '../../testing/render.tsx'

function openSafety(address: string, notices: Notice[], total = notices.length) {
  queryClient.clear()
  const network = signedInApp(['Doctor'])
  const asked: URLSearchParams[] = []
  network.on(safetyRoutes.listNotices, ({ query }) => {
    asked.push(query)
    return { body: notices, headers: { 'x-total-count': String(total) } }
  })
  network.replies(safetyRoutes.listSafetySources, [
    {
      name: 'shortages',
      title: 'Drug Shortages Canada',
      lastReadOn: '2026-02-03T12:00:00Z',
      asOf: '2026-01-03T12:00:00Z',
      isStale: true,
    },
    {
      name: 'recalls',
      title: 'Recalls',
      lastReadOn: '2026-02-03T12:00:00Z',
      asOf: '2026-02-02T12:00:00Z',
      isStale: false,
    },
  ])
  return { network, asked, ...openApp(address) }
}

describe('the safety page', () => {
  it('says of each notice how bad it is, since when, why, and what it concerns', async () => {
    openSafety('/safety', [someNotice()])

    const notice = await screen.findByRole('article')

    for (const words of ['Critical', 'Shortage', 'Active', 'Reason: Shipping is delayed', 'Applies to'])
      expect(within(notice).getByText(words)).toBeTruthy()
    expect(notice.textContent).toContain(
      'Since Jan 2, 2026 ·\u00a0expected to end Dec 1, 2199 ·\u00a0Updated Jan 3, 2026',
    )
    expect(within(notice).getByRole('link', { name: 'Enbrel 50 mg' })).toBeTruthy()
  })

  it('says what the notices on what matters to the viewer are on, and where one chooses how to be told', async () => {
    openSafety('/safety?show=mine', [someNotice()])

    expect(await screen.findByText(/^These are on what you saved, follow or opened\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'notification preferences' }).getAttribute('href')).toBe(
      '/notifications?tab=preferences',
    )
  })

  it('says that an expected end or start has passed, which nobody confirmed', async () => {
    openSafety('/safety', [
      someNotice({ expectedEndOn: '2026-01-31' }),
      someNotice({ noticeId: '0198b8a0-0000-7000-8000-00000000aa03', state: 'Anticipated' }),
    ])

    const [active, anticipated] = await screen.findAllByRole('article')

    expect(active?.textContent).toContain('expected end Jan 31, 2026 has passed, its end is not confirmed')
    expect(anticipated?.textContent).toContain(
      'Expected from Jan 2, 2026, which has passed; its start is not confirmed',
    )
  })

  it('says that a name alone possibly concerns a product, and when nothing in the catalogue is known by it', async () => {
    const other = '0198b8a0-0000-7000-8000-00000000aa03'
    openSafety('/safety', [someNotice({ match: 'Name' }), someNotice({ noticeId: other, appliesTo: [] })])

    expect(await screen.findByText('Possibly concerns')).toBeTruthy()
    expect(screen.getByText('Not in the catalogue.')).toBeTruthy()
  })

  it('warns of a source whose news are too old, and says as of when the others hold', async () => {
    openSafety('/safety', [someNotice()])

    expect((await screen.findByRole('alert')).textContent).toBe(
      'What these sources say may no longer be true:Drug Shortages Canada: nothing known after Jan 3, 2026.',
    )
    expect(screen.getByText('Recalls: as of Feb 2, 2026.')).toBeTruthy()
  })

  it('asks for what the address names, and turns its pages', async () => {
    const { asked, person, address } = openSafety('/safety?show=mine&kind=Recall&state=open', [someNotice()], 41)
    await screen.findByRole('article')

    await person.click(screen.getByRole('button', { name: 'Next' }))

    await waitFor(() => expect(address()).toBe('/safety?show=mine&kind=Recall&state=open&offset=20'))
    await waitFor(() => expect(asked.at(-1)?.get('offset')).toBe('20'))
    expect(asked.at(-1)?.get('mine')).toBe('true')
    expect(asked.at(-1)?.getAll('kind')).toEqual(['Recall'])
    expect(asked.at(-1)?.getAll('state')).toEqual(['Anticipated', 'Active'])
  })

  it('asks for the name that is typed, and keeps it in its address', async () => {
    const { asked, person, address } = openSafety('/safety?offset=20', [someNotice()], 41)
    await screen.findByRole('article')

    await person.type(screen.getByRole('searchbox', { name: 'Name, maker or number' }), 'amoxi')

    await waitFor(() => expect(address()).toBe('/safety?searchTerm=amoxi'))
    await waitFor(() => expect(asked.at(-1)?.get('searchTerm')).toBe('amoxi'))
  })

  it('says what to do while there is nothing of one’s own', async () => {
    openSafety('/safety?show=mine', [])

    expect(await screen.findByText('No notice on what matters to you')).toBeTruthy()
  })

  it('gives the address of its feed, and takes it back', async () => {
    const { network, person } = openSafety('/safety', [someNotice()])
    network.replies(subscriptionRoutes.openSafetyFeed, { url: 'https://materia.test/feeds/abc.atom' })
    network.on(subscriptionRoutes.closeSafetyFeed, () => ({}))

    await person.click(await screen.findByRole('button', { name: 'Atom feed of these notices' }))
    const field = (await screen.findByRole('textbox', { name: 'Atom feed of these notices' })) as HTMLInputElement
    expect(field.value).toBe('https://materia.test/feeds/abc.atom')
    await person.click(screen.getByRole('button', { name: 'Revoke the address' }))

    expect(await screen.findByRole('button', { name: 'Atom feed of these notices' })).toBeTruthy()
  })

  it('lists the open notices on what an address names, with the way back to it', async () => {
    const brand = someSummary('Amoxicillin')
    const { network, asked } = openSafety(`/safety?of=${brand.contentItemId}&state=open`, [someNotice()])
    network.replies(contentRoutes.getContentSummary, brand)

    await screen.findByRole('article')

    expect(asked.at(-1)?.get('contentItemId')).toBe(brand.contentItemId)
    expect(asked.at(-1)?.getAll('state')).toEqual(['Anticipated', 'Active'])
    const back = await screen.findByRole('link', { name: 'Amoxicillin' })
    expect(back.getAttribute('href')).toBe(`/contents/${brand.contentItemId}`)
  })

  it('shows the one notice that an address names', async () => {
    const { network } = openSafety('/safety?notice=0198b8a0-0000-7000-8000-00000000aa01', [])
    network.replies(safetyRoutes.getNotice, someNotice())

    expect(await screen.findByRole('heading', { name: 'In shortage: Enbrel' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All safety notices' }).getAttribute('href')).toBe('/safety')
  })
})
