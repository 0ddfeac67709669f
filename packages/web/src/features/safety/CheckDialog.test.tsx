import { type FolioFinding, folioRoutes, type SafetySource, safetyRoutes } from '@materia/contract'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { safetyMessages } from '../../app/languages/safety.ts'
import { loadMessages } from '../../lib/language.ts'
import { queryClient } from '../../lib/query.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { someNotice } from '../../testing/notices.ts'
import { openScreen } from '../../testing/render.tsx'
import { CheckDialog } from './CheckDialog.tsx'

const folio = { folioId: '0198b8a0-0000-7000-8000-00000000bb01', title: 'Formulary' }
const [short, other] = ['0198b8a0-0000-7000-8000-00000000bb02', '0198b8a0-0000-7000-8000-00000000bb03']
const finding: FolioFinding = {
  contentItemId: short,
  contentItemType: 'Drug',
  title: 'Enbrel 50 mg',
  notices: [someNotice()],
  noticeCounts: null,
  changedOn: '2026-02-02T12:00:00Z',
  replacements: [
    {
      contentItemId: other,
      contentItemType: 'Drug',
      title: 'Brenzys 50 mg',
      reason: 'Interchangeable',
      company: 'Samsung Bioepis',
    },
  ],
}

async function openCheck(findings: FolioFinding[], mayReplace = true, sources: SafetySource[] = []) {
  await loadMessages(safetyMessages)
  queryClient.clear()
  const network = fakeNetwork()
  const left = [...findings]
  network.on(safetyRoutes.checkFolio, () => ({ body: left }))
  network.replies(safetyRoutes.listSafetySources, sources)
  network.on(folioRoutes.replaceClipping, () => {
    left.length = 0
    return {}
  })
  const done = { replaced: 0 }
  const onReplaced = () => {
    done.replaced += 1
  }
  const dialog = <CheckDialog folio={folio} mayReplace={mayReplace} onReplaced={onReplaced} onClose={() => undefined} />
  return { network, done, ...openScreen('/', [{ path: '/', element: dialog }]) }
}

describe('checking a folio', () => {
  it('says how many notices on an ingredient it does not show', async () => {
    await openCheck([{ ...finding, noticeCounts: { Critical: 1, Warning: 3, Information: 0 } }])

    expect(await screen.findByText('In shortage: Enbrel, and 3 more notices')).toBeTruthy()
  })

  it('never says that all is well without how far an old source is known', async () => {
    const read = { lastReadOn: '2026-02-02T12:00:00Z', asOf: '2026-02-02T12:00:00Z', isStale: false }
    await openCheck([], true, [
      { ...read, name: 'pubmed', title: 'PubMed', asOf: '2018-01-26T12:00:00Z', isStale: true },
      { ...read, name: 'retractions', title: 'Retraction Watch', asOf: '2023-12-29T12:00:00Z', isStale: true },
      { ...read, name: 'drug-products', title: 'Drug Product Database' },
    ])

    const said =
      'Nothing to report, but nothing is known after Jan 26, 2018 (PubMed) and Dec 29, 2023 (Retraction Watch)'
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.getByText('Drug Product Database: read on Feb 2, 2026.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says which sources were never read, of which it can report nothing', async () => {
    const read = { lastReadOn: '2026-02-02T12:00:00Z', asOf: '2026-02-02T12:00:00Z', isStale: false }
    const unread = { lastReadOn: null, asOf: null, isStale: false }
    await openCheck([], true, [
      { ...unread, name: 'shortages', title: 'Drug Shortages Canada' },
      { ...unread, name: 'recalls', title: 'Recalls' },
      { ...read, name: 'drug-products', title: 'Drug Product Database' },
    ])

    expect(await screen.findByText('Nothing to report')).toBeTruthy()
    const said = 'Never read here, so nothing is known from Drug Shortages Canada and Recalls.'
    expect(screen.getByText(said)).toBeTruthy()
  })

  it('replaces a product by an alternative with one tap', async () => {
    const { network, person, done } = await openCheck([finding])

    expect(await screen.findByText('In shortage: Enbrel')).toBeTruthy()
    expect(screen.getByText('Changed on Feb 2, 2026, after it was saved.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Replace by Brenzys 50 mg' }))

    expect(await screen.findByText('Nothing to report')).toBeTruthy()
    expect(network.callsTo(folioRoutes.replaceClipping)[0]?.body).toEqual({
      contentItemId: short,
      replacementContentItemId: other,
    })
    expect(done.replaced).toBe(1)
  })

  it('tells the maker of a replacement that has the name of what it replaces', async () => {
    const [replacement] = finding.replacements
    if (!replacement) throw new Error('The finding has no replacement.')
    await openCheck([{ ...finding, replacements: [{ ...replacement, title: finding.title }] }])

    expect(await screen.findByRole('button', { name: 'Replace by Enbrel 50 mg (Samsung Bioepis)' })).toBeTruthy()
  })

  it('offers no replacement to who may only read', async () => {
    await openCheck([finding], false)

    expect(await screen.findByText('In shortage: Enbrel')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull()
  })
})
