import { contentRoutes, type Mute, subscriptionRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useDiscover, wholeFeed } from '../features/contents/api.ts'
import { signedInApp } from '../testing/application.ts'
import { someSummary } from '../testing/contents.ts'
import { openScreen } from '../testing/render.tsx'
import { FollowThis } from './news-parts.tsx'
import { WhyButton } from './WhyButton.tsx'

const content = someSummary('On asthma')

/** A card's button beside the feed that the card stands in. */
function Feed() {
  useDiscover(wholeFeed)
  return <WhyButton content={content} />
}

it('“Why this?” tells why, mutes what the reader wants less of, and takes it back', async () => {
  const network = signedInApp(['Doctor'])
  let mutes: Mute[] = []
  network.replies(contentRoutes.discover, [])
  network.replies(subscriptionRoutes.explainContent, {
    reasons: [{ type: 'Area', name: 'Asthma' }],
    mutable: [{ type: 'Kind', value: 'Article', name: 'Article' }],
  })
  network.on(subscriptionRoutes.listMutes, () => ({ body: mutes }))
  network.on(subscriptionRoutes.createMute, ({ body }) => {
    const made = { id: '1', name: 'Article', createdOn: '2026-01-01T00:00:00Z', ...body } as Mute
    mutes = [made]
    return { body: made }
  })
  network.on(subscriptionRoutes.deleteMute, () => {
    mutes = []
    return {}
  })
  const { person } = openScreen('/', [{ path: '/', Component: Feed }])

  await person.click(await screen.findByRole('button', { name: 'Why this? On asthma' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Why am I shown this?' }))
  expect(await dialog.findByText('Asthma is one of your areas.')).toBeTruthy()
  await person.click(await dialog.findByRole('button', { name: 'Less of this kind: Article', pressed: false }))

  const pressed = await dialog.findByRole('button', { name: 'Less of this kind: Article', pressed: true })
  expect(network.callsTo(subscriptionRoutes.createMute)[0]?.body).toEqual({ type: 'Kind', value: 'Article' })
  await waitFor(() => expect(network.callsTo(contentRoutes.discover)).toHaveLength(2))

  await person.click(pressed)
  expect(await dialog.findByRole('button', { name: 'Less of this kind: Article', pressed: false })).toBeTruthy()
  await waitFor(() => expect(network.callsTo(contentRoutes.discover)).toHaveLength(3))
})

it('the button to follow has its place before it comes, so that the one below it stays under the finger', () => {
  const beforeItComes = renderToString(<FollowThis target={{ type: 'Area', areaId: 1 }} />)

  expect(beforeItComes).toContain('<button')
})
