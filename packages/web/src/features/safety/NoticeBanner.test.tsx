import { safetyRoutes } from '@materia/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { safetyMessages } from '../../app/languages/safety.ts'
import { loadMessages } from '../../lib/language.ts'
import { queryClient } from '../../lib/query.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { someNotice } from '../../testing/notices.ts'
import { openScreen } from '../../testing/render.tsx'
import { NoticeBanner } from './NoticeBanner.tsx'

let made = 0

async function openBanner(notice = someNotice(), replacements: { title: string; company?: string }[] = []) {
  await loadMessages(safetyMessages)
  queryClient.clear()
  const contentItemId = `0198b8a0-0000-7000-8000-00000000ab0${++made}`
  const network = fakeNetwork()
  network.replies(safetyRoutes.listContentNotices, [notice, someNotice({ noticeId: contentItemId, state: 'Resolved' })])
  network.replies(safetyRoutes.listSafetySources, [
    { name: 'shortages', title: 'Drug Shortages', lastReadOn: null, asOf: '2026-02-02T12:00:00Z', isStale: false },
    { name: 'recalls', title: 'Recalls', lastReadOn: null, asOf: '2026-02-03T12:00:00Z', isStale: false },
  ])
  network.replies(
    safetyRoutes.listReplacements,
    replacements.map(({ title, company = null }, at) => ({
      contentItemId: `${contentItemId.slice(0, -1)}${at}`,
      contentItemType: 'Drug',
      title,
      reason: 'Interchangeable',
      company,
    })),
  )
  openScreen('/', [{ path: '/', element: <NoticeBanner contentItemId={contentItemId} marks={[notice]} /> }])
  return screen.findByRole('region', { name: 'Safety notices' })
}

describe('the banner of an item', () => {
  it('says what happened, since when, what to do, what there is instead, and as of when', async () => {
    const banner = await openBanner(someNotice(), [{ title: 'Brenzys 50 mg' }])

    await within(banner).findByRole('link', { name: 'Brenzys 50 mg' })

    expect(within(banner).getByRole('heading').textContent).toBe('Critical · In shortage: Enbrel')
    expect(banner.textContent).toContain('Since Jan 2, 2026')
    expect(banner.textContent).toContain('What to do: Plan for another product')
    expect(await within(banner).findByText('Drug Shortages: as of Feb 2, 2026.')).toBeTruthy()
  })

  it('tells alternatives of one name apart by their makers', async () => {
    const title = 'Gabapentin 400 mg'
    const banner = await openBanner(someNotice(), [
      { title, company: 'Sanis Health Inc' },
      { title, company: 'Sivem Pharmaceuticals ULC' },
      { title: 'Teva-Gabapentin 400 mg', company: 'Teva Canada Limited' },
    ])

    await within(banner).findByRole('link', { name: 'Gabapentin 400 mg (Sanis Health Inc)' })

    expect(within(banner).getByRole('link', { name: 'Gabapentin 400 mg (Sivem Pharmaceuticals ULC)' })).toBeTruthy()
    expect(within(banner).getByRole('link', { name: 'Teva-Gabapentin 400 mg' })).toBeTruthy()
  })

  it('tells the maker of an alternative that has the name of the product itself', async () => {
    const banner = await openBanner(someNotice(), [{ title: 'Enbrel 50 mg', company: 'Samsung Bioepis' }])

    expect(await within(banner).findByRole('link', { name: 'Enbrel 50 mg (Samsung Bioepis)' })).toBeTruthy()
  })

  it('says that there is nothing instead, and that a name alone may mean another product', async () => {
    const banner = await openBanner(someNotice({ match: 'Name' }))

    expect(await within(banner).findByText(/^No interchangeable product is known/)).toBeTruthy()
    expect(within(banner).getByRole('heading').textContent).toContain('(possibly concerns this product)')
  })

  it('leads to the notice that announced a retraction', async () => {
    const summary = 'Infection · Announced in PMID 28786003.'
    const banner = await openBanner(someNotice({ kind: 'Retraction', summary }))

    const link = await within(banner).findByRole('link', { name: 'PMID 28786003' })

    expect(link.getAttribute('href')).toBe('https://pubmed.ncbi.nlm.nih.gov/28786003/')
    expect(banner.textContent).toContain(summary)
  })

  it('gives the source’s own advice on a recall', async () => {
    const banner = await openBanner(
      someNotice({ kind: 'Recall', summary: 'Return it to a pharmacy.', summaryLanguage: 'en' }),
    )

    expect((await within(banner).findByText('Return it to a pharmacy.')).lang).toBe('en')
  })
})
