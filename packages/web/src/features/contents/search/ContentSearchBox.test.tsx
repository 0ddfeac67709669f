import { contentRoutes, type Suggestion } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { Outlet, useSearchParams } from 'react-router'
import { expect, it } from 'vitest'
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
