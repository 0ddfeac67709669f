import { type Access, type Role, roles, userRoutes } from '@materia/contract'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { getRoles } from '../domain/roles.ts'
import { getSession } from '../lib/session.ts'
import { fakeNetwork } from '../testing/network.ts'
import { signInAs, tokensFor } from '../testing/people.ts'
import { guard } from './guard.ts'
import { routes } from './routes.tsx'
import type { ScreenHandle } from './screen-handle.ts'

/** Specification §2 and §6, word for word. */
const specified: Record<string, Access> = {
  '/Home/:dialog?': 'public',
  '/landing': 'public',
  '/terms-of-service': 'public',
  '/privacy-policy': 'public',
  '/about-us': 'public',
  '/contact-us': 'public',
  '/discover': 'signed-in',
  '/Profile/:userId?': 'signed-in',
  '/contents/:contentItemId': 'signed-in',
  '/contents': 'signed-in',
  '/drug/:name': 'signed-in',
  '/my-posts': 'signed-in',
  '/folio': ['Doctor', 'Admin'],
  '/doctor-search': ['Doctor', 'Admin'],
  '/discussions': ['Doctor'],
  '/create-content/:contentItemType?': ['Doctor', 'Admin', 'VoiceOf'],
  '/account-management/:accountType': ['Admin'],
}

const screens = (list: RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [...(route.handle ? [route] : []), ...screens(route.children ?? [])])
const target = async (access: Access) => (await guard(access))?.headers.get('location')

describe('the route table', () => {
  it('has every screen of the specification with its access', () => {
    const table = screens(routes).map(({ path, handle }) => [path, (handle as ScreenHandle).access])

    expect(Object.fromEntries(table)).toMatchObject(specified)
  })

  it.each(['/discover', '/contents', '/contents/:contentItemId', '/drug/:name'])('has content search on %s', (path) => {
    const screen = screens(routes).find((route) => route.path === path)

    expect(screen?.handle).toMatchObject({ hasContentSearch: true })
  })
})

describe('the guard', () => {
  it('lets everyone pass to a public screen', async () => {
    expect(await target('public')).toBeUndefined()
  })

  it.each(Object.entries(specified).filter(([, access]) => access !== 'public'))(
    'sends a logged-out visitor of %s to Login',
    async (_, access) => {
      expect(await target(access)).toBe('/Login')
    },
  )

  const cases = Object.entries(specified).flatMap(([path, access]) => roles.map((role) => ({ path, access, role })))
  it.each(cases)('for $role at $path follows the allowed roles', async ({ access, role }) => {
    signInAs([role])
    const isAllowed = access === 'public' || access === 'signed-in' || access.includes(role satisfies Role)

    expect(await target(access)).toBe(isAllowed ? undefined : '/')
  })

  it('runs the token-expiry check first', async () => {
    const network = fakeNetwork()
    signInAs(['Doctor'], { expiresIn: 3 })
    network.replies(userRoutes.refreshToken, tokensFor(['Admin']))

    const to = await target(['Admin'])

    expect(to).toBeUndefined()
    expect(getRoles().isAdmin).toBe(true)
  })

  it('sends a person whose session cannot be renewed to Login, logged out', async () => {
    const network = fakeNetwork()
    signInAs(['Doctor'], { expiresIn: 3 })
    network.refuses(userRoutes.refreshToken, 400, 'Sign in again.')

    expect(await target('signed-in')).toBe('/Login')
    expect(getSession().loggedIn).toBe(false)
  })
})
