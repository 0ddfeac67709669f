import type { z } from 'zod'
import type { Problem } from './problem.ts'
import type { Access, RateLimitName } from './route.ts'

export interface HubMethodSpec {
  args: z.ZodTuple<readonly z.core.SomeType[], z.core.SomeType | null>
  reply: z.ZodType
  rateLimit?: RateLimitName
}

export interface HubSpec {
  namespace: `/${string}`
  access: Access
  methods: Record<string, HubMethodSpec>
  /** Event name → payload pushed to clients. */
  events: Record<string, z.ZodType>
}

export const hub = <const Spec extends HubSpec>(spec: Spec): Spec => spec

export const method = <Args extends HubMethodSpec['args'], Reply extends z.ZodType>(
  args: Args,
  reply: Reply,
  options: Pick<HubMethodSpec, 'rateLimit'> = {},
) => ({ args, reply, ...options })

export type HubMethodName<H extends HubSpec> = keyof H['methods'] & string
export type HubArgs<H extends HubSpec, M extends HubMethodName<H>> = z.input<H['methods'][M]['args']>
export type HubReply<H extends HubSpec, M extends HubMethodName<H>> = z.output<H['methods'][M]['reply']>
export type HubEventName<H extends HubSpec> = keyof H['events'] & string
export type HubEvent<H extends HubSpec, E extends HubEventName<H>> = z.output<H['events'][E]>

/** Every hub call is acknowledged with one of these. */
export type HubAnswer<Data> = { ok: true; data: Data } | { ok: false; problem: Problem }

/** Sent by the server just before it closes a socket whose session ended. */
export const sessionEndedEvent = 'SessionEnded'
/** A client that refreshed its session hands the new access token over on an open socket. */
export const renewTokenMethod = 'RenewToken'
