import { randomUUID } from 'node:crypto'
import { commentRoutes, contentRoutes, folioRoutes, moderationRoutes, postRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { someFolio } from '../../features/folios/testing/folios.ts'
import { signedInApp } from '../../testing/application.ts'
import { someAttachment, someBrand, someSummary, someUserArticle } from '../../testing/contents.ts'
import { someNotice } from '../../testing/notices.ts'
import { colleagueId, userId } from '../../testing/people.ts'
import { findBar, openApp, openScreen } from '../../testing/render.tsx'
import { ContentPage } from './ContentPage.tsx'
import { ContentsSearchPage } from './ContentsSearchPage.tsx'
import { DrugPage } from './DrugPage.tsx'
import { FolioPage } from './FolioPage.tsx'

function catalogue() {
  const network = signedInApp(['Doctor'])
  network.replies(commentRoutes.listComments, [])
  network.replies(folioRoutes.listFolios, [])
  network.replies(contentRoutes.searchContents, [])
  network.on(contentRoutes.recordView, () => ({}))
  return network
}

describe('the content screen', () => {
  it('opens the item that the address names, and records that it was viewed', async () => {
    const network = catalogue()
    const article = someUserArticle('Metformin in practice')
    network.replies(contentRoutes.getContent, article)

    openScreen(`/contents/${article.contentItemId}`, [{ path: '/contents/:contentItemId', Component: ContentPage }])

    expect(await screen.findByRole('heading', { level: 1, name: 'Metformin in practice' })).toBeTruthy()
    expect(network.callsTo(contentRoutes.getContent)[0]?.path).toBe(`/api/contents/${article.contentItemId}`)
    await waitFor(() =>
      expect(network.callsTo(contentRoutes.recordView)).toMatchObject([
        { path: `/api/contents/views/${article.versionId}` },
      ]),
    )
  })

  it('marks what an organisation says as its voice', async () => {
    const network = catalogue()
    network.replies(contentRoutes.getContent, { ...someUserArticle('A new guideline'), voiceOf: 'Diabetes Canada' })

    openScreen('/contents/0198b8a0-0000-7000-a000-000000000000', [
      { path: '/contents/:contentItemId', Component: ContentPage },
    ])

    expect(await screen.findByRole('link', { name: 'Voice of Diabetes Canada' })).toBeTruthy()
  })

  it('names who left once, and not as their own co-author', async () => {
    const network = catalogue()
    const article = someUserArticle('Sick-day rules')
    const creator = { userId: colleagueId, firstName: 'A former', lastName: 'member', email: null }
    network.replies(contentRoutes.getContent, {
      ...article,
      ownerId: colleagueId,
      creator: { ...creator, profilePictureAttachmentId: null },
      authors: [{ userId: null, name: 'A former member', profilePictureAttachmentId: null }],
    })

    openScreen(`/contents/${article.contentItemId}`, [{ path: '/contents/:contentItemId', Component: ContentPage }])

    await screen.findByRole('heading', { level: 1, name: 'Sick-day rules' })
    expect(screen.getAllByText('A former member')).toHaveLength(1)
  })

  it('lets a named author take their name off, and marks names without an account', async () => {
    const network = catalogue()
    const article = someUserArticle('A joint case')
    const author = { userId, name: 'Amina Haddad', profilePictureAttachmentId: null }
    const typed = { userId: null, name: 'Lee Chan', profilePictureAttachmentId: null }
    network.replies(contentRoutes.getContent, {
      ...article,
      ownerId: colleagueId,
      creator: {
        userId: colleagueId,
        firstName: 'Lee',
        lastName: 'Chan',
        email: null,
        profilePictureAttachmentId: null,
      },
      authors: [author, typed],
    })
    network.on(postRoutes.removeOwnName, () => ({}))
    const { person } = openScreen(`/contents/${article.contentItemId}`, [
      { path: '/contents/:contentItemId', Component: ContentPage },
    ])

    await person.click(await screen.findByRole('button', { name: 'Take my name off' }))
    await person.click(await within(screen.getByRole('dialog')).findByRole('button', { name: 'Take my name off' }))

    expect(screen.getByText('(not a member)')).toBeTruthy()
    await waitFor(() =>
      expect(network.callsTo(postRoutes.removeOwnName)).toMatchObject([
        { path: `/api/usercontent/${article.contentItemId}/author` },
      ]),
    )
  })

  it('lets a reader report a single file of a post', async () => {
    const network = catalogue()
    const file = someAttachment('Scan')
    network.replies(contentRoutes.getContent, { ...someUserArticle('A case'), attachments: [file] })
    network.on(moderationRoutes.report, () => ({}))
    const { person } = openScreen('/contents/0198b8a0-0000-7000-a000-000000000000', [
      { path: '/contents/:contentItemId', Component: ContentPage },
    ])

    await person.click(await screen.findByRole('button', { name: 'Report the file: Scan' }))
    await person.click(await screen.findByRole('radio', { name: 'Contains patient data' }))
    await person.click(screen.getByRole('button', { name: 'Send report' }))

    await waitFor(() =>
      expect(network.callsTo(moderationRoutes.report)).toMatchObject([
        { body: { subjectType: 'attachment', subjectId: file.id, reason: 'PatientData' } },
      ]),
    )
  })

  it.each([
    { whose: 'one’s own', creator: { userId, firstName: 'Amina', lastName: 'Haddad' }, offered: 'Edit', not: 'Report' },
    {
      whose: 'a colleague’s',
      creator: { userId: colleagueId, firstName: 'Sofia', lastName: 'Rossi' },
      offered: 'Report',
      not: 'Edit',
    },
  ])('offers $offered on $whose post, and no $not', async ({ creator, offered, not }) => {
    const network = catalogue()
    const article = {
      ...someUserArticle('A case'),
      creator: { ...creator, email: null, profilePictureAttachmentId: null },
    }
    network.replies(contentRoutes.getContent, article)

    openScreen(`/contents/${article.contentItemId}`, [{ path: '/contents/:contentItemId', Component: ContentPage }])

    const actions = within(await screen.findByRole('complementary', { name: 'Actions' }))
    expect(await actions.findByText(offered)).toBeTruthy()
    expect(actions.queryByText(not)).toBeNull()
  })

  it.each([
    ['0198b8a0-0000-7000-a000-000000000000', 404, 'The item was not found.'],
    ['a-link-cut-short', 400, 'contentItemId: This is not a valid id.'],
  ])('says when there is no such item: %s', async (contentItemId, status, detail) => {
    const network = catalogue()
    network.refuses(contentRoutes.getContent, status, detail)

    openScreen(`/contents/${contentItemId}`, [{ path: '/contents/:contentItemId', Component: ContentPage }])

    expect(await screen.findByText('This is not here.')).toBeTruthy()
  })

  it('shows an older version of a folio as it was', async () => {
    const network = catalogue()
    const folio = someFolio({ title: 'Heart failure, today' })
    const older = { ...folio, versionId: '0198b8a0-0000-7000-a000-00000000ffff', title: 'Heart failure, back then' }
    network.replies(contentRoutes.getContent, folio)
    network.replies(folioRoutes.getFolio, folio)
    network.replies(contentRoutes.getVersion, older)

    openScreen(`/contents/${folio.contentItemId}?version=${older.versionId}`, [
      { path: '/contents/:contentItemId', Component: ContentPage },
    ])

    expect(await screen.findByText('This is an older version.')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: older.title })).toBeTruthy()
    expect(screen.queryByText(folio.title)).toBeNull()
  })

  it('offers once to follow the folio of somebody else', async () => {
    const network = catalogue()
    const creator = { userId: colleagueId, firstName: 'Sean', lastName: 'Chan', email: null }
    const folio = someFolio({ creator: { ...creator, profilePictureAttachmentId: null } })
    network.replies(contentRoutes.getContent, folio)
    network.replies(folioRoutes.getFolio, folio)

    openScreen(`/contents/${folio.contentItemId}`, [{ path: '/contents/:contentItemId', Component: ContentPage }])

    const actions = await screen.findByRole('complementary', { name: 'Actions' })
    await within(actions).findByRole('button', { name: /^Follow/ })
    await screen.findByRole('button', { name: 'More for this folio' })
    expect(screen.getAllByRole('button', { name: /^Follow/ })).toHaveLength(1)
  })

  it('leads from a folio that was deleted to the folios, where it can be brought back', async () => {
    const network = catalogue()
    const folio = someFolio({ title: 'Heart failure' })
    network.replies(contentRoutes.getContent, folio)
    network.replies(folioRoutes.getFolio, folio)
    network.on(folioRoutes.deleteFolio, () => ({}))
    network.replies(folioRoutes.restoreFolio, folio)
    const { person, address, router } = openScreen(`/contents/${folio.contentItemId}`, [
      { path: '/contents/:contentItemId', Component: ContentPage },
      { path: '/folio', Component: FolioPage },
    ])

    await person.click(await screen.findByRole('button', { name: 'More for this folio' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Delete folio' }))
    await screen.findByText('The folio “Heart failure” was deleted.')
    expect(address()).toBe('/folio')
    await waitFor(() => expect(router.state.location.state).toBeNull())
    await person.click(screen.getByRole('button', { name: 'Undo' }))

    await waitFor(() => expect(address()).toBe(`/folio?folio=${folio.folioId}`))
    expect(network.callsTo(folioRoutes.restoreFolio)).toHaveLength(1)
  })
})

describe('the results screen', () => {
  it('marks what an organisation says as its voice', async () => {
    const network = catalogue()
    network.replies(contentRoutes.searchContents, [{ ...someSummary('A guideline'), voiceOf: 'Diabetes Canada' }])

    openScreen('/contents?searchTerm=guideline', [{ path: '/contents', Component: ContentsSearchPage }])

    expect(await screen.findByText('Voice of Diabetes Canada')).toBeTruthy()
  })

  it('asks for the term in the address', async () => {
    const network = catalogue()
    network.replies(contentRoutes.searchContents, [someSummary('Heart failure in the elderly')])

    openScreen('/contents?searchTerm=heart+failure', [{ path: '/contents', Component: ContentsSearchPage }])

    expect(await screen.findByRole('heading', { name: 'Heart failure in the elderly' })).toBeTruthy()
    expect(network.callsTo(contentRoutes.searchContents)[0]?.query.get('searchTerm')).toBe('heart failure')
  })
})

describe('the drug screen', () => {
  it('shows the products of the group that the address names', async () => {
    const network = catalogue()
    network.replies(contentRoutes.drugGroups, [someBrand('Enbrel')])

    openScreen('/drug/Enbrel', [{ path: '/drug/:name', Component: DrugPage }])

    expect(await screen.findByRole('heading', { level: 1, name: 'Enbrel' })).toBeTruthy()
    const products = within(await screen.findByRole('table', { name: 'Products of Enbrel' }))
    expect(products.getByRole('link', { name: /Enbrel 50 mg/ })).toBeTruthy()
    expect(network.callsTo(contentRoutes.drugGroups)[0]?.query.get('name')).toBe('Enbrel')
  })
})

describe('the drug screen of what is short', () => {
  it('counts the products on the market alone, and says so', async () => {
    const network = catalogue()
    const brand = someBrand('Enbrel')
    const [product] = brand.drugItems
    const drugItems = (['Marketed', 'Dormant'] as const).flatMap((drugStatus) =>
      product ? [{ ...product, contentItemId: randomUUID(), drugStatus, isShort: true }] : [],
    )
    network.replies(contentRoutes.drugGroups, [{ ...brand, drugItems }])

    openScreen('/drug/Enbrel', [{ path: '/drug/:name', Component: DrugPage }])

    expect(await screen.findByText('1 of 1 marketed product in shortage; no shortage reported for 0')).toBeTruthy()
  })
})

describe('the drug screen on a phone', () => {
  it('names the worst two notices, says how many more there are, and tells the coverage before all counts', async () => {
    const matching = () => Object.assign(new EventTarget(), { matches: true, addListener() {}, removeListener() {} })
    vi.stubGlobal('matchMedia', matching)
    const network = catalogue()
    const brand = someBrand('Enbrel')
    const drugItems = brand.drugItems.map((product) => ({ ...product, coverage: 'LimitedUse' as const }))
    const notices = ['A', 'B', 'C', 'D', 'E'].map((title) => someNotice({ noticeId: title, title }))
    const noticeCounts = { Critical: 1, Warning: 10, Information: 0 }
    network.replies(contentRoutes.drugGroups, [{ ...brand, drugItems, notices, noticeCounts }])

    openScreen('/drug/Enbrel', [{ path: '/drug/:name', Component: DrugPage }])

    const rest = await screen.findByRole('link', { name: 'and 9 more notices' })
    expect(rest.parentElement?.textContent).toBe('B, and 9 more notices')
    expect(rest.getAttribute('href')).toBe(`/safety?of=${brand.contentItemId}&state=open`)
    expect(screen.queryByText('C')).toBeNull()
    const facts = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(facts.slice(0, 2)).toEqual(['Ontario coverage', 'Products'])
  })
})

describe('the feed', () => {
  it('on Discover stands beside the search bar', async () => {
    const network = catalogue()
    network.replies(contentRoutes.discover, [someSummary('New guideline')])
    openApp('/discover')
    await findBar()

    expect(await screen.findByRole('heading', { level: 1, name: 'Discover' })).toBeTruthy()
    expect(screen.getByRole('search')).toBeTruthy()
  })
})
