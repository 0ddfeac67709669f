import { attachmentRoutes, contentRoutes, folioRoutes, profileRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it, vi } from 'vitest'
import { badInput, fakeNetwork, problem } from '../testing/network.ts'
import { colleagueId, signInAs, signInElsewhere, someUser, tokensFor, userId } from '../testing/people.ts'
import { ApiError } from './api-error.ts'
import { call, callForReply } from './client.ts'
import { getSession, onSessionEnd } from './session.ts'

const failure = (attempt: Promise<unknown>) => attempt.then(() => undefined).catch((error: unknown) => error)

describe('a call', () => {
  it('goes to the address of its contract entry with its parameters in place', async () => {
    const network = fakeNetwork()
    network.replies(userRoutes.getUser, someUser)

    const user = await call(userRoutes.getUser, { params: { id: userId } })

    expect(user).toEqual(someUser)
    expect(network.heard[0]).toMatchObject({ method: 'GET', path: `/api/User/${userId}` })
  })

  it('carries the access token as a bearer header and its body as JSON', async () => {
    const network = fakeNetwork()
    network.on(userRoutes.updateUser, () => ({}))
    const { accessToken } = signInAs(['Doctor'])

    await call(userRoutes.updateUser, { params: { id: userId }, body: { firstName: 'A', lastName: 'B' } })

    expect(network.heard[0]).toMatchObject({
      authorization: `Bearer ${accessToken}`,
      body: { firstName: 'A', lastName: 'B' },
    })
  })

  it('repeats a query parameter that has several values and leaves out what is not given', async () => {
    const network = fakeNetwork()
    network.replies(contentRoutes.discover, [])

    await call(contentRoutes.discover, { query: { count: 10, offset: undefined, filter: ['Drug', 'Trial'] } })

    expect(network.heard[0]?.query.toString()).toBe('count=10&filter=Drug&filter=Trial')
  })

  it('gives the headers of its reply to whoever asks for them', async () => {
    const network = fakeNetwork()
    network.on(contentRoutes.searchContents, () => ({ body: [], headers: { 'X-Total-Count': '42' } }))

    const reply = await callForReply(contentRoutes.searchContents, { query: { searchTerm: 'insulin' } })

    expect(reply.headers.get('x-total-count')).toBe('42')
  })

  it('accepts 206 for a download', async () => {
    const network = fakeNetwork()
    network.on(attachmentRoutes.getAttachment, () => ({ status: 206, body: 'part of a file' }))

    const bytes = await call(attachmentRoutes.getAttachment, { params: { id: userId } })

    expect(await (bytes as Blob).text()).toBe('part of a file')
  })
})

describe('a path parameter that is missing', () => {
  it.each([
    [userRoutes.getUser, 'id'],
    [profileRoutes.getProfile, 'userId'],
    [profileRoutes.follow, 'userIdToFollow'],
    [profileRoutes.unfollow, 'userIdToUnfollow'],
    [contentRoutes.getContent, 'contentItemId'],
    [contentRoutes.getVersion, 'versionId'],
    [contentRoutes.recordView, 'contentItemVersionId'],
    [folioRoutes.deleteFolio, 'id'],
  ])('is named before anything is sent: %#', async (route, name) => {
    const network = fakeNetwork()

    for (const params of [{}, { [name]: undefined }, { [name]: null }]) {
      const error = await failure(call(route, badInput(route, { params })))
      expect(error).toEqual(new Error(`The parameter '${name}' must be defined.`))
    }

    expect(network.heard).toEqual([])
  })
})

describe('a query parameter that is null', () => {
  it.each([
    [attachmentRoutes.uploadAttachment, 'attachmentType'],
    [attachmentRoutes.deleteAttachment, 'id'],
    [contentRoutes.trending, 'count'],
    [contentRoutes.discover, 'offset'],
    [contentRoutes.discover, 'firstOffset'],
    [contentRoutes.drugItems, 'versionId'],
  ])('is named before anything is sent: %#', async (route, name) => {
    const network = fakeNetwork()

    const error = await failure(call(route, badInput(route, { query: { [name]: null } })))

    expect(error).toEqual(new Error(`The parameter '${name}' cannot be null.`))
    expect(network.heard).toEqual([])
  })
})

describe('a reply that is not a success', () => {
  it('is an unexpected server error with its status, body and headers', async () => {
    const network = fakeNetwork()
    network.on(userRoutes.getUser, () => ({ status: 502, body: 'bad gateway', headers: { 'retry-after': '3' } }))

    const error = await failure(call(userRoutes.getUser, { params: { id: userId } }))

    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: 'An unexpected server error occurred.',
      status: 502,
      body: 'bad gateway',
      problem: undefined,
    })
    expect((error as ApiError).headers.get('retry-after')).toBe('3')
  })

  it('is an unexpected server error even when the server fails politely', async () => {
    const network = fakeNetwork()
    network.refuses(userRoutes.getUser, 500, 'Something broke.')

    const error = await failure(call(userRoutes.getUser, { params: { id: userId } }))

    expect(error).toMatchObject({ message: 'An unexpected server error occurred.', status: 500 })
  })

  it('carries the problem when the server explains its refusal', async () => {
    const network = fakeNetwork()
    network.refuses(userRoutes.createUser, 400, 'An account with this e-mail already exists.')

    const body = { email: 'a@b.ca', firstName: 'A', lastName: 'B' }
    const error = await failure(call(userRoutes.createUser, { body }))

    expect(error).toMatchObject({
      message: 'A server side error occurred.',
      status: 400,
      problem: problem(400, 'An account with this e-mail already exists.'),
    })
  })

  it('says a server side error occurred when a success cannot be read', async () => {
    const network = fakeNetwork()
    network.on(userRoutes.getUser, () => ({ body: '<html>' }))

    const error = await failure(call(userRoutes.getUser, { params: { id: userId } }))

    expect(error).toMatchObject({ message: 'A server side error occurred.', body: '<html>' })
  })
})

describe('a 401 with a refresh token held', () => {
  it('refreshes and tries again with the new token', async () => {
    const network = fakeNetwork()
    const old = signInAs(['Doctor'])
    const renewed = tokensFor(['Doctor'])
    network.replies(userRoutes.refreshToken, renewed)
    network.on(userRoutes.getUser, ({ authorization }) =>
      authorization === `Bearer ${renewed.accessToken}` ? { body: someUser } : { status: 401 },
    )

    const user = await call(userRoutes.getUser, { params: { id: userId } })

    expect(user).toEqual(someUser)
    expect(network.callsTo(userRoutes.refreshToken)).toMatchObject([{ body: { refreshToken: old.refreshToken } }])
    expect(getSession()).toMatchObject({ loggedIn: true, refreshToken: renewed.refreshToken })
  })

  it('refreshes once for any number of calls', async () => {
    const network = fakeNetwork()
    signInAs(['Doctor'])
    const renewed = tokensFor(['Doctor'])
    network.replies(userRoutes.refreshToken, renewed)
    network.on(userRoutes.getUser, ({ authorization }) =>
      authorization === `Bearer ${renewed.accessToken}` ? { body: someUser } : { status: 401 },
    )

    await Promise.all(Array.from({ length: 20 }, () => call(userRoutes.getUser, { params: { id: userId } })))

    expect(network.callsTo(userRoutes.refreshToken)).toHaveLength(1)
  })

  it('takes the token another tab has got in the meantime', async () => {
    const network = fakeNetwork()
    signInAs(['Doctor'])
    const renewed = tokensFor(['Doctor'])
    network.on(userRoutes.getUser, ({ authorization }) => {
      if (authorization === `Bearer ${renewed.accessToken}`) return { body: someUser }
      const stored = { ...JSON.parse(localStorage.getItem('materia.session') ?? '{}'), ...renewed }
      localStorage.setItem('materia.session', JSON.stringify(stored))
      return { status: 401 }
    })

    await call(userRoutes.getUser, { params: { id: userId } })

    expect(network.callsTo(userRoutes.refreshToken)).toEqual([])
    expect(getSession().refreshToken).toBe(renewed.refreshToken)
  })

  it('is not tried again for another person who signed in meanwhile', async () => {
    const network = fakeNetwork()
    signInAs(['Doctor'])
    network.on(userRoutes.getUser, () => {
      signInElsewhere(tokensFor(['Doctor'], { sub: colleagueId }))
      return { status: 401 }
    })

    const error = await failure(call(userRoutes.getUser, { params: { id: userId } }))

    expect(error).toMatchObject({ status: 401 })
    expect(network.callsTo(userRoutes.getUser)).toHaveLength(1)
    expect(getSession().userId).toBe(colleagueId)
  })

  it.each([
    ['is refused', () => ({ status: 400, body: problem(400, 'Sign in again.') }), 'lost'],
    // Nobody said that the session is over: what was written waits for the same person.
    ['breaks', () => ({ status: 500 }), 'unreachable'],
  ])('logs out when the refresh %s', async (_, answer, end) => {
    const network = fakeNetwork()
    const ended = vi.fn()
    signInAs(['Doctor'])
    const stop = onSessionEnd(ended)
    network.on(userRoutes.getUser, () => ({ status: 401 }))
    network.on(userRoutes.refreshToken, answer)

    const error = await failure(call(userRoutes.getUser, { params: { id: userId } }))
    stop()

    expect(error).toMatchObject({ status: 401 })
    expect(getSession().loggedIn).toBe(false)
    expect(ended).toHaveBeenCalledExactlyOnceWith(end, expect.anything())
  })

  it('logs out when the new token is refused as well', async () => {
    const network = fakeNetwork()
    signInAs(['Doctor'])
    network.on(userRoutes.getUser, () => ({ status: 401 }))
    network.replies(userRoutes.refreshToken, tokensFor(['Doctor']))

    await failure(call(userRoutes.getUser, { params: { id: userId } }))

    expect(getSession().loggedIn).toBe(false)
    expect(network.callsTo(userRoutes.getUser)).toHaveLength(2)
  })
})

describe('a 401 without a refresh token', () => {
  it('passes through', async () => {
    const network = fakeNetwork()
    network.refuses(userRoutes.getUser, 401, 'Sign in first.')

    const error = await failure(call(userRoutes.getUser, { params: { id: userId } }))

    expect(error).toMatchObject({ status: 401, problem: { detail: 'Sign in first.' } })
    expect(network.heard).toHaveLength(1)
  })
})
