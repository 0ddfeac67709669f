import type { Attachment } from '@materia/contract'
import { keptText } from '../../lib/kept-text.ts'

const drafts = keptText('chat-draft')

/** What was begun in a room and not sent. */
export const readDraft = drafts.read
export const keepDraft = drafts.keep

/** The files that were to go along; what has been swept meanwhile is refused when it is sent. */
export function readDraftFiles(chatroomId: string): Attachment[] {
  try {
    const files: unknown = JSON.parse(drafts.read(`${chatroomId}.files`) || '[]')
    return Array.isArray(files) ? files : []
  } catch {
    return []
  }
}

export const keepDraftFiles = (chatroomId: string, files: Attachment[]): void =>
  drafts.keep(`${chatroomId}.files`, files.length === 0 ? '' : JSON.stringify(files))
