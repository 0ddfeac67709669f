import { contentRoutes, type Facet } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { someSummary } from '../../../../testing/contents.ts'
import { fakeNetwork } from '../../../../testing/network.ts'
import { signInAs } from '../../../../testing/people.ts'
import { openScreen } from '../../../../testing/render.tsx'
import { useSearchAddress } from '../address.ts'
import { SearchResults } from '../SearchResults.tsx'
import { RefinePanel } from './RefinePanel.tsx'
import { SearchHelp } from './SearchHelp.tsx'

const counts = (...values: [string, number][]): Facet['values'] =>
  values.map(([value, count]) => ({ value, label: value, count }))
const facets: Facet[] = [
  { name: 'kind', values: counts(['Drug', 3]) },
  { name: 'status', values: counts(['Marketed', 2], ['Dormant', 1]) },
  { name: 'year', values: counts(['2024', 2], ['2019', 1]) },
  { name: 'company', values: counts(...Array.from({ length: 8 }, (_, n): [string, number] => [`Company ${n}`, 1])) },
  { name: 'unread', values: [{ value: 'true', label: 'Not opened yet', count: 2 }] },
]

function Results() {
  const [address, setAddress] = useSearchAddress()
  return <SearchResults address={address} onChange={setAddress} Refine={RefinePanel} />
}

function open(address: string, { isWide }: { isWide: boolean }) {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: isWide, addListener() {}, removeListener() {} }),
  )
  const network = fakeNetwork()
  network.on(contentRoutes.searchContents, () => ({
    body: [someSummary('Metformin')],
    headers: { 'X-Total-Count': '1', 'X-Kind-Counts': '{"Article":1}' },
  }))
  network.replies(contentRoutes.facets, facets)
  return { network, ...openScreen(address, [{ path: '/contents', Component: Results }]) }
}

beforeEach(() => signInAs(['Doctor']))

it('a value is chosen in the address, asked for, and looks chosen', async () => {
  const { person, address, network } = open('/contents?searchTerm=met&page=2', { isWide: true })
  const panel = await screen.findByRole('complementary', { name: 'Refine the results' })

  await person.click(within(panel).getByRole('checkbox', { name: 'Marketed, 2 results' }))
  await person.click(within(panel).getByRole('checkbox', { name: 'Dormant, 1 result' }))
  await person.click(within(panel).getByRole('checkbox', { name: 'Not opened yet, 2 results' }))

  expect(address()).toBe('/contents?searchTerm=met&status=Marketed&status=Dormant&unread=true')
  expect(within(panel).getByRole<HTMLInputElement>('checkbox', { name: 'Marketed, 2 results' }).checked).toBe(true)
  await waitFor(() =>
    expect(network.callsTo(contentRoutes.searchContents).at(-1)?.query.getAll('status')).toEqual([
      'Marketed',
      'Dormant',
    ]),
  )
  expect(network.callsTo(contentRoutes.facets).at(-1)?.query.get('unread')).toBe('true')

  await person.click(within(panel).getByRole('button', { name: 'Clear all' }))
  expect(address()).toBe('/contents?searchTerm=met')
})

it('what was chosen stays to be taken back where no result has it', async () => {
  const { person, address } = open('/contents?searchTerm=met&coverage=LimitedUse', { isWide: true })

  await person.click(await screen.findByRole('checkbox', { name: /LimitedUse, 0 results/ }))

  expect(address()).toBe('/contents?searchTerm=met')
})

it('a long facet shows its first values until all are asked for', async () => {
  const { person } = open('/contents?searchTerm=met', { isWide: true })
  const more = await screen.findByRole('button', { name: 'Show all of Company or sponsor' })
  expect(screen.queryByText('Company 7')).toBeNull()

  await person.click(more)

  expect(screen.getByText('Company 7')).toBeDefined()
})

it('on a phone the choices are a sheet, and the button counts what is chosen', async () => {
  const { person } = open('/contents?searchTerm=met&status=Marketed', { isWide: false })
  expect(screen.queryByRole('checkbox')).toBeNull()

  await person.click(await screen.findByRole('button', { name: 'Refine (1)' }))
  const sheet = await screen.findByRole('dialog', { name: 'Refine the results' })
  expect(
    within(sheet)
      .getAllByText(/^Refine/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Refine the results'])
  expect(within(sheet).getByRole<HTMLInputElement>('checkbox', { name: 'Marketed, 2 results' }).checked).toBe(true)
  await person.click(within(sheet).getByRole('button', { name: 'Show results' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a question mark tells what else a question can say, with examples to try', async () => {
  fakeNetwork().on(contentRoutes.searchContents, () => ({
    body: [],
    headers: { 'X-Total-Count': '0', 'X-Kind-Counts': '{}' },
  }))
  const { person, address } = openScreen('/contents?searchTerm=met', [{ path: '/contents', Component: WithHelp }])

  await person.click(await screen.findByRole('button', { name: 'How to search' }))
  await person.click(await screen.findByRole('link', { name: 'diabetes in:Toronto' }))

  expect(new URLSearchParams(address().split('?')[1]).get('searchTerm')).toBe('diabetes in:Toronto')
})

function WithHelp() {
  const [address, setAddress] = useSearchAddress()
  return <SearchResults address={address} onChange={setAddress} Help={SearchHelp} />
}
