import { personList } from '../../../lib/person-list.ts'

/** A note that was written while nobody answered. It is kept on this device until the server has it. */
export interface UnsentNote {
  folioId: string
  contentItemId: string
  title: string
  note: string | null
  /** What stood there when it was written. */
  previousNote: string | null
  writtenOn: string
  /** Why the server did not take it. */
  refusal?: string
}

type Place = Pick<UnsentNote, 'folioId' | 'contentItemId'>

/** More than anybody writes on a journey; the rest is refused in the open. */
const unsentMax = 200

const unsent = personList<UnsentNote>('notes')

export const listUnsentNotes = unsent.list

export const eachUnsentNote = unsent.each

export const useRefusedNotes = (): UnsentNote[] => unsent.use().filter(({ refusal }) => refusal)

export const useUnsentNote = (place: Place): UnsentNote | undefined => unsent.use().find((each) => isAt(each, place))

/** One note a clipping: what is written later takes the place of what was not sent. False when there is no room for it. */
export function keepNote(written: Omit<UnsentNote, 'writtenOn' | 'refusal'>): boolean {
  const earlier = unsent.list().find((each) => isAt(each, written))
  const others = unsent.list().filter((each) => each !== earlier)
  if (others.length >= unsentMax) return false
  const { previousNote } = earlier ?? written
  try {
    unsent.store([...others, { ...written, previousNote, writtenOn: new Date().toISOString() }])
    return true
  } catch {
    return false
  }
}

export const dropNote = (place: Place): void => unsent.store(unsent.list().filter((each) => !isAt(each, place)))

/** What became of one that was tried; what was written meanwhile stands on the ground of what is stored now. */
export function changeNote(tried: UnsentNote, changes: Pick<UnsentNote, 'previousNote' | 'refusal'>): void {
  unsent.store(unsent.list().map((each) => (isAt(each, tried) ? { ...each, ...changes } : each)))
}

/** The server has it. One written meanwhile waits for its turn. */
export function settleNote(sent: UnsentNote): void {
  const now = unsent.list().find((each) => isAt(each, sent))
  if (now?.writtenOn === sent.writtenOn) dropNote(sent)
  else if (now) changeNote(now, { previousNote: sent.note, refusal: undefined })
}

const isAt = (one: Place, other: Place) => one.folioId === other.folioId && one.contentItemId === other.contentItemId
