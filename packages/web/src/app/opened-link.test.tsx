import { contentRoutes, userRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { endSession } from '../lib/session.ts'
import { networkAtStart, signedInApp } from '../testing/application.ts'
import { someSummary, someUserArticle } from '../testing/contents.ts'
import { signInAs } from '../testing/people.ts'
import { findBar, openApp } from '../testing/render.tsx'

const article = someUserArticle('Metformin in practice')
const link = `/contents/${article.contentItemId}?versionId=1`

function networkOfDiscover() {
  const network = networkAtStart()
  network.replies(contentRoutes.getContent, article)
  for (const route of [contentRoutes.discover, contentRoutes.trending, contentRoutes.recentFollowed]) {
    network.replies(route, [])
  }
  network.replies(contentRoutes.getContentSummary, someSummary(article.title))
  return network
}

/** What the login dialog does. */
async function logIn({ router, address }: ReturnType<typeof openApp>) {
  await waitFor(() => expect(address()).toBe('/Home/Login'))
  signInAs(['Doctor'])
  await router.navigate('/discover')
  await findBar()
}

const bar = () => screen.findByRole('region', { name: 'The link you opened' })

describe('a link opened before login', () => {
  it('waits on Discover in a bar that names it and leads on to it', async () => {
    networkOfDiscover()
    const app = openApp(link)
    await logIn(app)

    await app.person.click(await within(await bar()).findByRole('link', { name: 'Metformin in practice' }))

    await waitFor(() => expect(app.address()).toBe(link))
  })

  it('is gone once it was followed or dismissed', async () => {
    networkOfDiscover()
    const app = openApp(link)
    await logIn(app)

    await app.person.click(within(await bar()).getByRole('button', { name: 'Dismiss' }))

    expect(screen.queryByRole('region', { name: 'The link you opened' })).toBeNull()
  })

  it('is kept when the session turns out to be over', async () => {
    const network = signedInApp(['Doctor'])
    network.refuses(userRoutes.checkToken, 401, 'Sign in again.')
    network.refuses(userRoutes.refreshToken, 400, 'Sign in again.')
    const app = openApp('/folio?folio=1')
    await waitFor(() => expect(app.address()).toBe('/Home/Login'))

    networkOfDiscover()
    await logIn(app)

    expect(
      within(await bar())
        .getByRole('link', { name: 'a folio' })
        .getAttribute('href'),
    ).toBe('/folio?folio=1')
  })

  it('is also the screen on which a session was ended elsewhere', async () => {
    networkOfDiscover()
    const app = openApp('/discover')
    await logIn(app)
    await app.router.navigate(link)
    await waitFor(() => expect(app.address()).toBe(link))

    endSession('lost')
    await logIn(app)

    await within(await bar()).findByRole('link', { name: 'Metformin in practice' })
  })

  it('is not told to whoever logs in after a logout', async () => {
    networkOfDiscover()
    await logIn(openApp(link))
    await bar()

    endSession('logout')
    expect({ ...sessionStorage }).toEqual({})
  })

  it('is none when Discover itself was opened', async () => {
    networkOfDiscover()
    await logIn(openApp('/discover'))

    expect(screen.queryByRole('region', { name: 'The link you opened' })).toBeNull()
  })
})
