import type { Attachment, AttachmentType } from '@materia/contract'
import { useEffect, useRef, useState } from 'react'
import { explain, UnreachableError } from '../../lib/api-error.ts'
import { uploadFile } from './api.ts'
import { refusalOf, typeOfFile } from './file-rules.ts'
import { attachmentMessages } from './messages.ts'

export interface Upload {
  id: string
  file: File
  type: AttachmentType
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 1. */
  part: number
  message?: string
}

/** More at once would only make each of them slower. */
const atOnce = 3

/** Files on their way, several at once; each can be cancelled, and sent again after it failed. */
export function useUploads({
  onUploaded,
  onPending,
}: {
  onUploaded: (attachment: Attachment, upload: Upload) => void
  /** Hears how many have neither arrived nor failed. */
  onPending: (count: number) => void
}) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const senders = useRef(new Map<string, AbortController>())
  const uploaded = useRef(onUploaded)
  uploaded.current = onUploaded
  const told = useRef(onPending)
  told.current = onPending
  const pending = uploads.filter(({ state }) => state !== 'failed').length

  const patch = (id: string, changes: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const drop = (id: string) => setUploads((known) => known.filter((upload) => upload.id !== id))

  async function send(upload: Upload) {
    const sender = new AbortController()
    senders.current.set(upload.id, sender)
    patch(upload.id, { state: 'sending', part: 0, message: undefined })
    try {
      const attachment = await uploadFile(upload.file, upload.type, {
        signal: sender.signal,
        onProgress: (part) => patch(upload.id, { part }),
      })
      drop(upload.id)
      uploaded.current(attachment, upload)
    } catch (error) {
      if (sender.signal.aborted) return
      const isBroken = error instanceof UnreachableError
      patch(upload.id, {
        state: 'failed',
        message: isBroken ? attachmentMessages()('connectionBroke') : explain(error),
      })
    } finally {
      senders.current.delete(upload.id)
    }
  }

  // Starting one is an effect of another having ended.
  useEffect(() => {
    const free = atOnce - uploads.filter((upload) => upload.state === 'sending').length
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
      if (!senders.current.has(upload.id)) void send(upload)
    }
  })
  useEffect(() => told.current(pending), [pending])
  useEffect(() => {
    const open = senders.current
    return () => {
      for (const sender of open.values()) sender.abort()
      told.current(0)
    }
  }, [])

  return {
    uploads,
    add(files: Iterable<File>) {
      const added = [...files].map((file): Upload => {
        const message = refusalOf(file)
        return {
          id: crypto.randomUUID(),
          file,
          type: typeOfFile(file),
          state: message ? 'failed' : 'waiting',
          part: 0,
          message,
        }
      })
      setUploads((known) => [...known, ...added])
    },
    cancel(id: string) {
      senders.current.get(id)?.abort()
      drop(id)
    },
    retry: (id: string) => patch(id, { state: 'waiting' }),
  }
}
