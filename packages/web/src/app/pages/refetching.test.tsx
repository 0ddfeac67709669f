import { contentRoutes, type FollowSummary, postRoutes, profileRoutes, type Route, userRoutes } from '@materia/contract'
import { notifyManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { signedInApp } from '../../testing/application.ts'
import { someBrand, someSummary, someUserArticle } from '../../testing/contents.ts'
import { openScreen } from '../../testing/render.tsx'
import { ContentPage } from './ContentPage.tsx'
import { CreateContentPage } from './CreateContentPage.tsx'
import { DoctorSearchPage } from './DoctorSearchPage.tsx'
import { DrugPage } from './DrugPage.tsx'
import { MyPostsPage } from './MyPostsPage.tsx'
import { ProfilePage } from './ProfilePage.tsx'

type Network = ReturnType<typeof signedInApp>

const screens = [
  { path: '/contents/:contentItemId', Component: ContentPage },
  { path: '/Profile/:userId?', Component: ProfilePage },
  { path: '/create-content/:contentItemType?', Component: CreateContentPage },
  { path: '/drug/:name', Component: DrugPage },
  { path: '/my-posts', Component: MyPostsPage },
  { path: '/doctor-search', Component: DoctorSearchPage },
]
const article = someUserArticle('Metformin in practice')
const summary = someSummary('Heart failure')
const sean: FollowSummary = {
  userId: '0198b8a0-0000-7000-8000-0000000000b2',
  firstName: 'Sean',
  lastName: 'Roy',
  bio: null,
  profilePictureAttachmentId: null,
  isFollowed: true,
  userType: 'Doctor',
  specialty: null,
}
const doctor = {
  ...sean,
  id: sean.userId,
  location: null,
  speciality: null,
  subSpecialty: null,
  isAcceptingNewPatients: null,
  languagesOfPractice: [],
  telephoneNumber: null,
  telephoneExtension: null,
}

/** Where, the call that fails the second time, what it answers the first time, and what is being read or written. */
const places: [name: string, address: string, route: Route, reply: unknown, shown: () => Promise<HTMLElement>][] = [
  ['an item', `/contents/${article.contentItemId}`, contentRoutes.getContent, article, () => heading(article.title)],
  ['a profile', '/Profile', profileRoutes.getProfile, undefined, () => heading('Amina Haddad')],
  ['a new draft', '/create-content/UserArticle', userRoutes.getUser, undefined, () => screen.findByLabelText('Title')],
  [
    'a post',
    `/create-content/UserArticle?contentItemId=${article.contentItemId}`,
    contentRoutes.getContent,
    article,
    () => screen.findByDisplayValue(article.title),
  ],
  ['a brand', '/drug/Enbrel', contentRoutes.drugGroups, [someBrand('Enbrel')], () => heading('Enbrel')],
  ['what was published', '/Profile?tab=posts', contentRoutes.summaries, [summary], () => heading(summary.title)],
  [
    'the people followed',
    '/Profile?tab=following',
    profileRoutes.listFollowed,
    [sean],
    () => screen.findByRole('link', { name: 'Sean Roy' }),
  ],
  [
    'one’s own posts',
    '/my-posts',
    postRoutes.listOwnContent,
    [{ ...summary, isPublished: false, updatedOn: summary.createdOn }],
    () => screen.findByRole('link', { name: summary.title }),
  ],
  [
    'the doctors found',
    '/doctor-search',
    profileRoutes.searchDoctors,
    [doctor],
    () => screen.findByRole('link', { name: 'Sean Roy' }),
  ],
]
const heading = (name: string) => screen.findByRole('heading', { name })

function answerAll(network: Network) {
  network.replies(profileRoutes.listAreasOfInterest, [])
  network.replies(profileRoutes.listSpecialties, [])
  network.replies(contentRoutes.searchContents, [])
  network.on(contentRoutes.recordView, () => ({}))
}

/** Until every screen has been told of every answer. */
async function askAgain() {
  await queryClient.refetchQueries()
  await new Promise<void>((told) => notifyManager.schedule(() => told()))
}

describe('a screen whose reply is asked for again in vain', () => {
  it.each(places)('goes on showing %s', async (_, address, route, reply, shown) => {
    const network = signedInApp(['Doctor'])
    answerAll(network)
    if (reply) network.on(route, () => ({ body: reply }))
    openScreen(address, screens)
    const before = await shown()

    network.refuses(route, 403, 'Not now.')
    const asked = network.callsTo(route).length
    await act(askAgain)

    expect(network.callsTo(route).length).toBeGreaterThan(asked)
    expect(before.isConnected).toBe(true)
    expect(screen.queryByText('Not now.')).toBeNull()
  })
})

describe('a list whose next page cannot be loaded', () => {
  const people = Array.from({ length: 30 }, (_, nth) => ({ ...sean, userId: `${nth}`, lastName: `Roy ${nth}` }))

  it('stays, says so and offers to try again', async () => {
    const network = signedInApp(['Doctor'])
    network.on(profileRoutes.listFollowed, ({ query }) =>
      query.get('offset') === '0' ? { body: people, headers: { 'X-Total-Count': '31' } } : { status: 403 },
    )
    const { person } = openScreen('/Profile?tab=following', screens)

    await person.click(await screen.findByRole('button', { name: 'Show more' }))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('link', { name: 'Sean Roy 0' })).toBeTruthy()
    network.on(profileRoutes.listFollowed, () => ({ body: [sean], headers: { 'X-Total-Count': '31' } }))
    await person.click(retry)

    expect(await screen.findByRole('link', { name: 'Sean Roy' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})
