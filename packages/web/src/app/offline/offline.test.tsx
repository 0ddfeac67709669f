import { contentRoutes, profileRoutes } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient, replyKey, tryAgainAfterMs } from '../../lib/query.ts'
import { ensureFreshToken } from '../../lib/renewal.ts'
import { getSession } from '../../lib/session.ts'
import { signedInApp } from '../../testing/application.ts'
import { someUserArticle } from '../../testing/contents.ts'
import { intervalsByHand } from '../../testing/intervals.ts'
import { signInAs } from '../../testing/people.ts'
import { findBar, openApp } from '../../testing/render.tsx'

const article = someUserArticle('Metformin in practice')
const address = `/contents/${article.contentItemId}`
const failure = () => Promise.reject(new TypeError('Failed to fetch'))

/** What the browser does when the cable is pulled, and put back. */
function unplug() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const plugIn = () => {
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
  }
  onTestFinished(plugIn)
  return plugIn
}

describe('without a connection', () => {
  it('a screen says that one is offline, and loads by itself when the connection is back', async () => {
    const network = signedInApp(['Doctor'])
    const { router } = openApp('/my-posts')
    await findBar()
    network.on(contentRoutes.getContent, failure)
    const plugIn = unplug()

    expect(await screen.findByText(/^You are offline\. What is open stays/)).toBeTruthy()
    await router.navigate(address)
    expect(await screen.findByText('You are offline. This loads as soon as the connection is back.')).toBeTruthy()
    expect(screen.queryByText(/Unknown error/)).toBeNull()

    network.replies(contentRoutes.getContent, article)
    plugIn()
    expect(await screen.findByRole('heading', { name: article.title })).toBeTruthy()
    expect(screen.queryByText(/^You are offline/)).toBeNull()
  })

  it('a screen that was opened offline loads by itself when the connection is back', async () => {
    const network = signedInApp(['Doctor'])
    network.on(contentRoutes.getContent, failure)
    const plugIn = unplug()
    openApp(address)
    expect(await screen.findByText('You are offline. This loads as soon as the connection is back.')).toBeTruthy()

    network.replies(contentRoutes.getContent, article)
    plugIn()

    expect(await screen.findByRole('heading', { name: article.title })).toBeTruthy()
  })

  it('what was loaded stays on the screen', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(contentRoutes.getContent, article)
    openApp(address)
    await screen.findByRole('heading', { name: article.title })
    network.on(contentRoutes.getContent, failure)
    unplug()

    await queryClient.invalidateQueries({ queryKey: replyKey(contentRoutes.getContent) })

    expect(await screen.findByText(/^You are offline\. What you see was saved on /)).toBeTruthy()
    expect(screen.getByRole('heading', { name: article.title })).toBeTruthy()
  })

  it('nobody is logged out by going to another screen, though the token is old', async () => {
    signInAs(['Doctor'], { expiresIn: 3 })
    vi.stubGlobal('fetch', failure)

    expect(await ensureFreshToken()).toBe(true)
    expect(getSession().loggedIn).toBe(true)
  })

  it('an act fails at once and says why, instead of waiting', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(contentRoutes.discover, [])
    network.replies(contentRoutes.trending, [])
    network.replies(contentRoutes.recentFollowed, [])
    network.replies(profileRoutes.listAreasOfInterest, [
      { id: 1, title: 'Diabetes', titles: { en: 'Diabetes', fr: 'Diabetes' }, parent: null, parentArea: null },
    ])
    const { person } = openApp('/discover')
    await findBar()
    queryClient.setQueriesData({ queryKey: ['GET', profileRoutes.getProfile.path] }, (profile: object | undefined) => ({
      ...profile,
      hasChosenAreas: false,
    }))
    network.on(profileRoutes.updateProfile, failure)
    unplug()

    await person.click(await screen.findByRole('button', { name: 'Skip' }))

    expect(await screen.findByText('You are offline. Nothing was changed.')).toBeTruthy()
  })
})

describe('while the server is away', () => {
  it('a screen says so, and loads by itself when it answers again', async () => {
    const network = signedInApp(['Doctor'])
    network.on(contentRoutes.getContent, () => ({ status: 502, body: '<html>Bad gateway</html>' }))
    const { passTime } = intervalsByHand()
    openApp(address)

    expect(await screen.findByText('Materia does not answer. We keep trying.')).toBeTruthy()

    network.replies(contentRoutes.getContent, article)
    passTime(tryAgainAfterMs)
    expect(await screen.findByRole('heading', { name: article.title })).toBeTruthy()
  })

  it('what was loaded stays on the screen, and says of when it is until the server answers', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(contentRoutes.getContent, article)
    openApp(address)
    await screen.findByRole('heading', { name: article.title })
    network.on(contentRoutes.getContent, () => ({ status: 502, body: '<html>Bad gateway</html>' }))
    const { passTime } = intervalsByHand()

    void queryClient.invalidateQueries({ queryKey: replyKey(contentRoutes.getContent) })
    const says = await screen.findByText(/^Materia does not answer\. What you see was saved on /)
    expect(screen.getByRole('heading', { name: article.title })).toBeTruthy()

    network.replies(contentRoutes.getContent, article)
    passTime(tryAgainAfterMs)
    await waitFor(() => expect(says.isConnected).toBe(false))
  })
})
