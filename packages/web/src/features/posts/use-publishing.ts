import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { recordPicturesSent } from '../../domain/patient-data/guard.tsx'
import { explain } from '../../lib/api-error.ts'
import { showError, showSuccess } from '../../ui/notice.ts'
import { publishPost, refreshPosts, revisePost } from './api.ts'
import type { DraftStore } from './draft-store.ts'
import { hasPictures } from './guarded-words.ts'
import { usePostMessages } from './messages.ts'
import { type ComposerType, missingParts, type PostFields, storedOf } from './post-fields.ts'

export interface Publishing {
  publish: () => Promise<void>
  isPublishing: boolean
  /** The author has asked for it, so what is missing may be said. */
  wasTried: boolean
  missing: string[]
}

export function usePublishing({
  type,
  contentItemId,
  isPublished,
  store,
  fields,
  onPublished,
}: {
  type: ComposerType
  contentItemId: string
  isPublished: boolean
  store: DraftStore<PostFields>
  fields: PostFields
  onPublished: (contentItemId: string) => void
}): Publishing {
  const t = usePostMessages()
  const cache = useQueryClient()
  const [isPublishing, setPublishing] = useState(false)
  const [wasTried, setTried] = useState(false)
  const missing = missingParts(type, fields)

  async function publish() {
    setTried(true)
    if (missing.length > 0) return
    setPublishing(true)
    try {
      if (!(await makePublic())) return
      if (hasPictures(fields)) recordPicturesSent('Post')
      await refreshPosts(cache)
      showSuccess(t(isPublished ? 'changesPublished' : 'isPublished'))
      onPublished(contentItemId)
    } catch (error) {
      showError(explain(error))
    } finally {
      setPublishing(false)
    }
  }

  /** False when the text has to be looked at first. */
  async function makePublic(): Promise<boolean> {
    if (!isPublished && !(await store.flush())) return false
    try {
      if (!isPublished) await publishPost(type, contentItemId)
      else store.adopt({ ...storedOf(await revisePost({ type, contentItemId }, fields, store.getXmin())), fields })
      return true
    } catch (error) {
      if (!store.meet(error)) throw error
      return false
    }
  }

  return { publish, isPublishing, wasTried, missing }
}
