import { postRoutes } from '@materia/contract'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from '../../lib/session.ts'
import { draftOf } from '../../testing/contents.ts'
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

async function writeOffline(title: string) {
  signInAs(['Doctor'])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { result, unmount } = openDesk()
  act(() => result.current.store.change({ title }))
  await pass(5_000)
  unmount()
}

function networkThatStoresDrafts() {
  const network = fakeNetwork()
  network.on(postRoutes.createDraftArticle, ({ body }) => ({ body: draftOf(body) }))
  return network
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a draft that could not be stored', () => {
  it('waits for its author while the server cannot be reached', async () => {
    await writeOffline('A case of mine')
    endSession('unreachable')
    const network = networkThatStoresDrafts()

    signInAs(['Doctor'])
    const again = openDesk()

    expect(again.result.current.state.fields.title).toBe('A case of mine')
    await pass(5_000)
    expect(network.callsTo(postRoutes.createDraftArticle)).toMatchObject([{ body: { title: 'A case of mine' } }])
  })

  it('is never stored in the account of whoever signs in next, and is gone from the device', async () => {
    await writeOffline('A case of mine')
    endSession('unreachable')
    const network = networkThatStoresDrafts()

    signInAs(['Doctor'], { sub: colleagueId })
    await pass(600_000)

    expect(network.heard).toEqual([])
    expect(Object.values({ ...localStorage }).join()).not.toContain('A case of mine')
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
