import { type Verified, verificationRoutes } from '@materia/contract'
import { call } from '../lib/client.ts'

interface Waiting {
  userId: string
  found: (verified: Verified | null) => void
  failed: (error: unknown) => void
}

const mostAtOnce = 100
const waiting: Waiting[] = []

/** One call for all names that appear at once, sent with them: a timer would outlive the screen it asks for. */
export function lookUpVerified(userId: string): Promise<Verified | null> {
  return new Promise((found, failed) => {
    waiting.push({ userId, found, failed })
    if (waiting.length === 1) queueMicrotask(() => void ask())
  })
}

async function ask(): Promise<void> {
  const asked = waiting.splice(0, mostAtOnce)
  if (waiting.length > 0) queueMicrotask(() => void ask())
  try {
    const userIds = [...new Set(asked.map(({ userId }) => userId))]
    const verified = await call(verificationRoutes.lookUpVerified, { body: { userIds } })
    for (const { userId, found } of asked) found(verified.find((each) => each.userId === userId) ?? null)
  } catch (error) {
    for (const { failed } of asked) failed(error)
  }
}
