import { useState } from 'react'
import type { ImageStore } from './editor/ArticleEditor.tsx'

/** How many files of a post have neither arrived nor failed, wherever they were added. */
export function usePendingUploads(images: ImageStore) {
  const [inText, setInText] = useState(0)
  const [inDetails, setInDetails] = useState({ picture: 0, attachments: 0 })

  async function upload(file: Blob): Promise<string> {
    setInText((count) => count + 1)
    try {
      return await images.upload(file)
    } finally {
      setInText((count) => count - 1)
    }
  }

  return {
    pending: inText + inDetails.picture + inDetails.attachments,
    images: { upload },
    onPending: (field: keyof typeof inDetails, count: number) =>
      setInDetails((counts) => ({ ...counts, [field]: count })),
  }
}
