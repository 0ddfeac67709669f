import { contentRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { someSummary } from '../../../testing/contents.ts'
import { fakeNetwork } from '../../../testing/network.ts'
import { signInAs } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { useSearchAddress } from './address.ts'
import { SearchResults } from './SearchResults.tsx'

function Results() {
  const [address, setAddress] = useSearchAddress()
  return <SearchResults address={address} onChange={setAddress} />
}

const open = (path: string) => openScreen(path, [{ path: '/contents', Component: Results }])
const counted = (total: number) => ({
  'X-Total-Count': String(total),
  'X-Kind-Counts': JSON.stringify({ Article: total }),
})

it('a corrected search says what it shows and leads back to what was typed', async () => {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.on(contentRoutes.searchContents, ({ query }) =>
    query.get('asTyped') === 'true'
      ? { body: [], headers: { ...counted(0), 'X-Did-You-Mean': 'depression%20in%20caf%C3%A9s' } }
      : {
          body: [someSummary('Depression in primary care')],
          headers: { ...counted(1), 'X-Corrected-To': 'depression%20in%20caf%C3%A9s' },
        },
  )
  const { person, address } = open('/contents?searchTerm=depresion%20in%20cafés')

  expect(await screen.findByText('depression in cafés')).toBeDefined()
  await person.click(screen.getByRole('link', { name: 'Search for “depresion in cafés” as typed' }))

  await screen.findByText('Nothing was found.')
  expect(new URLSearchParams(address().split('?')[1]).get('asTyped')).toBe('true')
  await person.click(screen.getByRole('link', { name: 'depression in cafés' }))
  await waitFor(() => expect(address()).not.toContain('asTyped'))
})

it('a corrected search that was widened too leads back once', async () => {
  signInAs(['Doctor'])
  const expanded = JSON.stringify(['Sertraline'])
  fakeNetwork().on(contentRoutes.searchContents, () => ({
    body: [someSummary('Sertraline')],
    headers: { ...counted(1), 'X-Corrected-To': 'depression', 'X-Also-Searched': expanded, 'X-Expanded': expanded },
  }))

  open('/contents?searchTerm=depresion')

  expect((await screen.findByText(/Also searched for/)).textContent).toBe('Also searched for Sertraline.')
  expect(screen.getAllByRole('link', { name: 'Search for “depresion” as typed' })).toHaveLength(1)
})

it('a last word that was taken as a beginning is said with the words it may be', async () => {
  signInAs(['Doctor'])
  fakeNetwork().on(contentRoutes.searchContents, () => ({
    body: [someSummary('Metformin')],
    headers: { ...counted(1), 'X-Also-Searched': '["metformin","m\\u00e9tformine"]' },
  }))

  open('/contents?searchTerm=metfor')

  expect(await screen.findByText('metformin, métformine')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Search for “metfor” as typed' })).toBeDefined()
})

it('what is not published stands apart as one’s own', async () => {
  signInAs(['Doctor'])
  fakeNetwork().on(contentRoutes.searchContents, () => ({
    body: [
      { ...someSummary('My draft'), contentItemType: 'DraftUserArticle' as const },
      someSummary('A published article'),
    ],
    headers: { ...counted(2), 'X-Own-Count': '1' },
  }))

  open('/contents?searchTerm=a')

  const own = await screen.findByRole('region', { name: 'Yours' })
  expect(within(own).getByText('My draft')).toBeDefined()
  expect(within(own).queryByText('A published article')).toBeNull()
  expect(screen.getByText('A published article')).toBeDefined()
})

it('the counts of all kinds stay while one kind is shown', async () => {
  signInAs(['Doctor'])
  fakeNetwork().on(contentRoutes.searchContents, ({ query }) => {
    const isFiltered = query.getAll('filter').length > 0
    const counts = isFiltered ? { Trial: 2 } : { Article: 5, Trial: 2 }
    const total = isFiltered ? 2 : 7
    return {
      body: [{ ...someSummary('A trial'), contentItemType: 'Trial' as const }],
      headers: { 'X-Total-Count': String(total), 'X-Kind-Counts': JSON.stringify(counts) },
    }
  })

  open('/contents?searchTerm=gout&kind=trials')

  expect(await screen.findByText('2 results')).toBeDefined()
  expect(await screen.findByRole('tab', { name: /All.*7/ })).toBeDefined()
  expect(screen.getByRole('tab', { name: /Articles.*5/ })).toBeDefined()
})

it('a search that failed no longer says that it is under way', async () => {
  signInAs(['Doctor'])
  fakeNetwork().refuses(contentRoutes.searchContents, 400, 'Too long.')
  open('/contents?searchTerm=metformin')

  expect(screen.getByText('Searching')).toBeDefined()
  await screen.findByRole('alert')
  expect(screen.queryByText('Searching')).toBeNull()
})

it('offers the language of posts where there may be posts', async () => {
  signInAs(['Doctor'])
  const headers = { 'X-Total-Count': '2', 'X-Kind-Counts': JSON.stringify({ Article: 1, UserArticle: 1 }) }
  fakeNetwork().on(contentRoutes.searchContents, () => ({ body: [someSummary('Metformin')], headers }))
  const { person } = open('/contents?searchTerm=metformin')
  expect(await screen.findByRole('button', { name: 'Posts in French' })).toBeDefined()

  await person.click(screen.getByRole('tab', { name: 'Articles (1)' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Posts in French' })).toBeNull())
})

it('a search that finds nothing has nothing to order and no kinds to choose', async () => {
  signInAs(['Doctor'])
  fakeNetwork().on(contentRoutes.searchContents, () => ({
    body: [],
    headers: { 'X-Total-Count': '0', 'X-Kind-Counts': '{}' },
  }))

  open('/contents?searchTerm=zzzz')

  expect(await screen.findByText('Nothing was found.')).toBeDefined()
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(screen.queryByRole('group', { hidden: false })).toBeNull()
})

const Colleagues = () => 'Colleagues'

function WithColleagues() {
  const [address, setAddress] = useSearchAddress()
  return <SearchResults address={address} onChange={setAddress} People={Colleagues} peopleCount={2} />
}

it('colleagues who alone are found stand under no count of nothing', async () => {
  signInAs(['Doctor'])
  fakeNetwork().on(contentRoutes.searchContents, () => ({ body: [], headers: counted(0) }))

  openScreen('/contents?searchTerm=Tremblay', [{ path: '/contents', Component: WithColleagues }])

  await waitFor(() => expect(screen.queryByText('Searching')).toBeNull())
  expect(screen.getByText('Colleagues')).toBeDefined()
  expect(screen.queryByText('0 results')).toBeNull()
  expect(screen.queryByText('Nothing was found.')).toBeNull()
})
