import type { Clipping } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { explain, isRefused, storedIn } from '../../../lib/api-error.ts'
import { askConflict } from '../../../ui/dialogs/ask-conflict.ts'
import { showSuccess } from '../../../ui/notice.ts'
import { clippingsKey, folioKey, noteClipping } from '../api.ts'
import { savingMessages } from '../saving/messages.ts'
import { changeNote, eachUnsentNote, listUnsentNotes, settleNote, type UnsentNote } from './unsent-notes.ts'

type Written = Pick<UnsentNote, 'folioId' | 'contentItemId' | 'note' | 'previousNote'>

/** Sends what was written without a connection, in one tab at a time; what the server refuses stays and says why. */
export async function sendNotes(cache: QueryClient): Promise<void> {
  if (listUnsentNotes().every(({ refusal }) => refusal)) return
  await alone(async () => {
    let count = 0
    for (const unsent of eachUnsentNote()) {
      if (unsent.refusal) continue
      const outcome = await sendOne(cache, unsent)
      if (outcome === 'unanswered') break
      if (outcome === 'sent') count++
    }
    if (count > 0) showSuccess(savingMessages()('notesSent', { count }))
  })
}

export async function sendOne(cache: QueryClient, unsent: UnsentNote): Promise<'sent' | 'refused' | 'unanswered'> {
  const { folioId } = unsent
  try {
    await saveNote(unsent)
    settleNote(unsent)
    return 'sent'
  } catch (error) {
    if (!isRefused(error)) return 'unanswered'
    changeNote(unsent, { previousNote: unsent.previousNote, refusal: explain(error) })
    return 'refused'
  } finally {
    void cache.invalidateQueries({ queryKey: folioKey(folioId) })
    void cache.invalidateQueries({ queryKey: clippingsKey(folioId) })
  }
}

/** Where another note was stored meanwhile, the writer sees both and chooses; undefined when theirs stays. */
export async function saveNote(written: Written): Promise<Clipping | undefined> {
  const { folioId, contentItemId, note, previousNote } = written
  try {
    return await noteClipping(folioId, contentItemId, note, previousNote)
  } catch (error) {
    const stored = storedIn(error) as Pick<Clipping, 'note'> | undefined
    if (!stored) throw error
    const choice = await askConflict({ mine: <NoteText note={note} />, theirs: <NoteText note={stored.note} /> })
    if (!choice) throw error
    return choice === 'mine' ? saveNote({ ...written, previousNote: stored.note }) : undefined
  }
}

const NoteText = ({ note }: { note: string | null }) => <span style={{ whiteSpace: 'pre-line' }}>{note ?? '—'}</span>

const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('materia.notes', work) : work()
