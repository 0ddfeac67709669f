import { contentHub } from '@materia/contract'
import { useEffect, useState } from 'react'
import { onHubEvent } from '../../../lib/sockets.ts'

/** Whether the hub told of a version of this item that is not the one on screen. */
export function useNewerVersion(contentItemId: string, shownVersionId: string | undefined): boolean {
  const [told, setTold] = useState<{ contentItemId: string; versionId: string }>()
  useEffect(
    () =>
      onHubEvent(contentHub, 'ContentVersionAdded', (added) => {
        if (added.contentItemId === contentItemId) setTold(added)
      }),
    [contentItemId],
  )
  return told?.contentItemId === contentItemId && shownVersionId !== undefined && told.versionId !== shownVersionId
}
