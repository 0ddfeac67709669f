import type { Namespace } from 'socket.io'

type Listener = (payload: never) => Promise<unknown>

/** What processes of one product tell each other about a hub. A hint: it may be lost, what matters is in the tables. */
export interface Peers {
  tell(topic: string, payload: unknown): void
  /** Resolves when all have acted on it, or when one of them has been silent for too long. */
  tellAndWait(topic: string, payload: unknown): Promise<void>
  onTold<Payload>(topic: string, listener: (payload: Payload) => Promise<void>): void
  /** The answers of those who answer in time. */
  ask<Answer>(topic: string, payload: unknown): Promise<Answer[]>
  onAsked<Payload, Answer>(topic: string, answer: (payload: Payload) => Answer): void
}

export interface OpenPeers extends Peers {
  meet(namespace: Namespace): void
}

const timeoutMs = 2_000

export function createPeers(): OpenPeers {
  const listeners = new Map<string, Listener>()
  let namespace: Namespace | undefined

  return {
    meet(met) {
      namespace = met
      const on = met.on.bind(met) as unknown as (topic: string, heard: (...args: never[]) => void) => void
      for (const [topic, listener] of listeners) {
        on(topic, async (payload: never, acknowledge?: (answer: unknown) => void) => {
          const answer = await listener(payload).catch(() => null)
          acknowledge?.(answer ?? null)
        })
      }
    },
    tell(topic, payload) {
      namespace?.serverSideEmit(topic, payload)
    },
    async tellAndWait(topic, payload) {
      if (!namespace) return
      let timer: NodeJS.Timeout | undefined
      const timedOut = new Promise<void>((lost) => {
        timer = setTimeout(lost, timeoutMs)
      })
      // A peer that died keeps its place for a few seconds: going on without its answer is right.
      const answered = namespace.serverSideEmitWithAck(topic, payload).catch(() => undefined)
      await Promise.race([answered, timedOut])
      clearTimeout(timer)
    },
    onTold(topic, listener) {
      listeners.set(topic, listener as Listener)
    },
    async ask<Answer>(topic: string, payload: unknown) {
      if (!namespace) return []
      // The adapter gives up on who is silent by itself, and tells who answered.
      const answers: unknown[] = await namespace
        .serverSideEmitWithAck(topic, payload)
        .catch((error: { responses?: unknown[] }) => error.responses ?? [])
      return answers.filter((answer) => answer !== null) as Answer[]
    },
    onAsked(topic, answer) {
      listeners.set(topic, (async (payload: never) => answer(payload)) as Listener)
    },
  }
}
