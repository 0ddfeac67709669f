import type { Problem, Route, RouteInput, RouteReply } from '@materia/contract'
import { pause, type StormClient } from '../storm/storm-client.ts'
import type { Journal } from './journal.ts'
import type { Tally } from './tally.ts'
import type { Visitor } from './visitor.ts'

/** Somebody at work: what they do, one thing after the other. */
export interface Person {
  userId: string
  folioId: string
  chatroomId: string
  chat: StormClient
  journal: Journal
  /** What there is to read. */
  items: { contentItemId: string; versionId: string }[]
  /** Undefined when it did not work out, which is in the tally. */
  ask<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteReply<R> | undefined>
  /** Asks again until it is answered, as a person would who sees that it is not saved. */
  insist<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteReply<R>>
}

const pauseMs = 300

export function personAt(visitor: Visitor, tally: Tally): Pick<Person, 'ask' | 'insist'> {
  async function call<R extends Route>(route: R, input: RouteInput<R>) {
    const outcome = await visitor.call(route, input)
    tally.note(outcome.problem ? nameOf(route, outcome.problem) : outcome.failure)
    return outcome
  }
  return {
    async ask(route, input) {
      const outcome = await call(route, input)
      return 'body' in outcome ? outcome.body : undefined
    },
    async insist(route, input) {
      for (;;) {
        const outcome = await call(route, input)
        if ('body' in outcome) return outcome.body
        await pause(pauseMs)
      }
    },
  }
}

/** What may be seen is named shortly; the rest tells where it came from. */
const nameOf = ({ method, path }: Route, { status, detail }: Problem) =>
  [502, 503, 507].includes(status) ? String(status) : `${status} ${method} ${path} ${detail}`
