import { UnreachableError } from '../../lib/api-error.ts'
import { personList } from '../../lib/person-list.ts'
import { recordView } from './api.ts'

const unsentMax = 500

/** Versions that were looked at while nobody answered. */
const unsent = personList<string>('views')

/** Each version that was looked at counts once for this viewer, without a connection as soon as there is one. */
export async function rememberView(versionId: string): Promise<void> {
  try {
    await recordView(versionId)
    if (unsent.list().includes(versionId)) forget(versionId)
  } catch (error) {
    if (!(error instanceof UnreachableError)) return
    unsent.store([...unsent.list().filter((each) => each !== versionId), versionId].slice(-unsentMax))
  }
}

/** Saying it twice is saying it once: two tabs may send the same. */
export async function sendViews(): Promise<void> {
  for (const versionId of unsent.each()) {
    try {
      await recordView(versionId)
    } catch (error) {
      if (error instanceof UnreachableError) return
    }
    forget(versionId)
  }
}

const forget = (versionId: string) => unsent.store(unsent.list().filter((each) => each !== versionId))
