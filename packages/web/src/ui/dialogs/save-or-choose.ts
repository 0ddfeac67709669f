import { storedIn } from '../../lib/api-error.ts'
import { askConflict, type Conflict } from './ask-conflict.ts'

interface Saving<Stored> {
  /** Of the state that the change is based on. */
  xmin: number
  save: (xmin: number) => Promise<Stored>
  /** Whether what the change is about still stands as it did. */
  isUntouched: (stored: Stored) => boolean
  compare: (stored: Stored) => Conflict
}

/** Saves; where something else was stored meanwhile, the viewer sees both texts and chooses. Gives what stands then. */
export async function saveOrChoose<Stored extends { xmin: number }>(saving: Saving<Stored>): Promise<Stored> {
  try {
    return await saving.save(saving.xmin)
  } catch (error) {
    const stored = storedIn(error) as Stored | undefined
    if (!stored) throw error
    const choice = saving.isUntouched(stored) ? 'mine' : await askConflict(saving.compare(stored))
    if (!choice) throw error
    return choice === 'theirs' ? stored : saveOrChoose({ ...saving, xmin: stored.xmin })
  }
}
