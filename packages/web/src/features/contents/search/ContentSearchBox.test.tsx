import { contentRoutes, type Suggestion } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { Outlet, useSearchParams } from 'react-router'
import { expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../../testing/network.ts'
import { signInAs } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { ContentSearchBox } from './ContentSearchBox.tsx'

const suggestion: Suggestion = {
  id: '0198b8a0-0000-7000-a000-000000000001',
  type: 'Content',
  title: 'Insulin glargine',
  isRecent: false,
  contentItemType: 'Drug',
  isFuzzy: false,
}

function Bar() {
  const [search] = useSearchParams()
  return (
    <>
      <ContentSearchBox term={search.get('searchTerm')} onSearch={() => undefined} />
      <Outlet />
    </>
  )
}

it('the box says again what was searched for when a suggestion is left by going back', async () => {
  signInAs(['Doctor'])
  fakeNetwork().replies(contentRoutes.related, [suggestion])
  const children = ['/contents', '/contents/:contentItemId'].map((path) => ({ path, element: null }))
  const { person, router, address } = openScreen('/contents?searchTerm=insulin', [{ Component: Bar, children }])
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search contents' })
  await person.click(box)
  await person.click(await screen.findByRole('option', { name: /Insulin glargine/ }))
  await waitFor(() => expect(address()).toBe(`/contents/${suggestion.id}`))
  expect(box.value).toBe('')

  await router.navigate(-1)

  await waitFor(() => expect(address()).toBe('/contents?searchTerm=insulin'))
  await waitFor(() => expect(box.value).toBe('insulin'))
})

it('the box is left when a suggestion is opened, so that the keyboard of a phone does not cover it', async () => {
  signInAs(['Doctor'])
  fakeNetwork().replies(contentRoutes.related, [suggestion])
  const children = ['/contents', '/contents/:contentItemId'].map((path) => ({ path, element: null }))
  const { person, address } = openScreen('/contents', [{ Component: Bar, children }])
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search contents' })
  await person.type(box, 'insulin')

  await person.click(await screen.findByRole('option', { name: /Insulin glargine/ }))

  await waitFor(() => expect(address()).toBe(`/contents/${suggestion.id}`))
  expect(document.activeElement).not.toBe(box)
})

it('the suggestions stand under headings, people last, and the arrow keys lead through all of them', async () => {
  signInAs(['Doctor'])
  const article: Suggestion = {
    ...suggestion,
    id: 'article',
    title: 'Insulin in pregnancy',
    contentItemType: 'Article',
  }
  const recent: Suggestion = { ...suggestion, id: 'recent', title: 'Insulin lispro', isRecent: true }
  fakeNetwork().replies(contentRoutes.related, [suggestion, article, recent])
  const findPeople = async () => [{ userId: 'ines', name: 'Insa Roy', about: 'Geriatrics' }]
  const box = <ContentSearchBox term={null} onSearch={() => undefined} findPeople={findPeople} />
  const { person, address } = openScreen('/', [
    { path: '/', element: box },
    { path: '/Profile/:userId', element: null },
  ])

  await person.type(await screen.findByRole('combobox', { name: 'Search contents' }), 'ins')
  await screen.findByRole('option', { name: /Insa Roy/ })
  const groups = screen.getAllByRole('group')
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Recent', 'Drugs', 'Articles', 'People'])
  expect(within(groups[0] as HTMLElement).getByRole('option').textContent).toContain('Insulin lispro')
  await person.keyboard('{ArrowUp}{Enter}')

  await waitFor(() => expect(address()).toBe('/Profile/ines'))
})

it.each([
  ['a phone', true, 'Search'],
  ['a wide window', false, 'Search drugs, trials, articles'],
])('the empty box says on %s what there is room for', async (_, isPhone, words) => {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: isPhone, addListener() {}, removeListener() {} }),
  )
  signInAs(['Doctor'])
  fakeNetwork()

  openScreen('/', [{ path: '/', Component: Bar }])

  expect((await screen.findByRole<HTMLInputElement>('combobox')).placeholder).toBe(words)
})

it('the box forgets what was searched for on a page that is no search', async () => {
  signInAs(['Doctor'])
  fakeNetwork().replies(contentRoutes.related, [suggestion])
  const children = ['/contents', '/contents/:contentItemId'].map((path) => ({ path, element: null }))
  const { router } = openScreen('/contents?searchTerm=insulin', [{ Component: Bar, children }])
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search contents' })
  expect(box.value).toBe('insulin')

  await router.navigate(`/contents/${suggestion.id}`)

  await waitFor(() => expect(box.value).toBe(''))
})
