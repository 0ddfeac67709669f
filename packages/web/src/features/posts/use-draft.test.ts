import { postRoutes } from '@materia/contract'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from '../../lib/session.ts'
import { someUserArticle } from '../../testing/contents.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { colleagueId, signInAs, userId } from '../../testing/people.ts'
import { newDraftId } from './draft-buffer.ts'
import { blankFields } from './post-fields.ts'
import { useDraft } from './use-draft.ts'

const initial = blankFields([])
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function openDesk() {
  const contentItemId = newDraftId(userId, 'UserArticle')
  return renderHook(() => useDraft({ type: 'UserArticle', contentItemId, userId, stored: undefined, initial }))
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a draft that could not be stored', () => {
  it('is never stored in the account of whoever signs in next, and waits for its author', async () => {
    signInAs(['Doctor'])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { result, unmount } = openDesk()
    act(() => result.current.store.change({ title: 'A case of mine' }))
    await pass(5_000)
    endSession('lost')
    unmount()

    const network = fakeNetwork()
    network.on(postRoutes.createDraftArticle, ({ body }) => ({
      body: { ...someUserArticle(''), ...(body as object), contentItemType: 'DraftUserArticle' },
    }))
    signInAs(['Doctor'], { sub: colleagueId })
    await pass(600_000)
    expect(network.heard).toEqual([])

    signInAs(['Doctor'])
    const again = openDesk()
    expect(again.result.current.state.fields.title).toBe('A case of mine')
    await pass(5_000)
    expect(network.callsTo(postRoutes.createDraftArticle)).toMatchObject([{ body: { title: 'A case of mine' } }])
  })

  it('is not sent by a desk that is still open when another person has signed in', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    const { result } = openDesk()
    act(() => result.current.store.change({ title: 'A case of mine' }))

    signInAs(['Doctor'], { sub: colleagueId })
    await pass(60_000)

    expect(network.heard).toEqual([])
    expect(result.current.state.save.kind).toBe('offline')
  })
})
