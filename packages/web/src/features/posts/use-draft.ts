import { useEffect, useState, useSyncExternalStore } from 'react'
import { getSession } from '../../lib/session.ts'
import { putDraft } from './api.ts'
import { createBuffer, forgetNewDraft } from './draft-buffer.ts'
import { createDraftStore, type DraftState, type DraftStore, type Stored } from './draft-store.ts'
import { type ComposerType, isSamePost, joinPosts, type PostFields, storedPostIn } from './post-fields.ts'

/** One post on the desk: a draft is stored as it is written, a published post when its author says so. */
export function useDraft({
  type,
  contentItemId,
  userId,
  stored,
  initial,
}: {
  type: ComposerType
  contentItemId: string
  userId: string
  stored: Stored<PostFields> | undefined
  initial: PostFields
}): { store: DraftStore<PostFields>; state: DraftState<PostFields> } {
  const [store] = useState(() =>
    createDraftStore<PostFields>({
      initial,
      stored,
      buffer: createBuffer<PostFields>(userId, contentItemId),
      put: stored?.isPublished
        ? undefined
        : async (fields, xmin) => {
            // Whoever has signed in since would find it among their own drafts.
            if (getSession().userId !== userId) throw new Error('The writer is not signed in.')
            const now = await putDraft({ type, contentItemId }, fields, xmin)
            if (xmin === null) forgetNewDraft(userId, type)
            return now
          },
      isSame: isSamePost,
      join: joinPosts,
      readStored: storedPostIn,
    }),
  )
  useEffect(
    () => () => {
      void store.flush()
      store.close()
    },
    [store],
  )
  return { store, state: useSyncExternalStore(store.subscribe, store.getState) }
}
