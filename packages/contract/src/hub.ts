import type { z } from 'zod'
import type { Problem } from './problem.schemas.ts'
import type { Access, RateLimitName } from './route.ts'

export interface HubMethodSpec {
  args: z.ZodTuple<readonly z.core.SomeType[], z.core.SomeType | null>
  reply: z.ZodType
  rateLimit?: RateLimitName
}

export interface HubShapes {
  methods: Record<string, HubMethodSpec>
  /** Event name → payload pushed to clients. */
  events: Record<string, z.ZodType>
}

/** An entry of the contract. `shapes` is never set: it carries the types of the schemas without the schemas themselves. */
export interface HubSpec<Shapes extends HubShapes = HubShapes> {
  namespace: `/${string}`
  access: Access
  readonly shapes?: Shapes
}

/** A hub with its schemas, as it is served. */
export type ShapedHub = HubSpec & HubShapes

export const hub =
  <Shapes extends HubShapes>() =>
  (spec: Omit<HubSpec, 'shapes'>): HubSpec<Shapes> =>
    spec

export const method = <Args extends HubMethodSpec['args'], Reply extends z.ZodType>(
  args: Args,
  reply: Reply,
  options: Pick<HubMethodSpec, 'rateLimit'> = {},
) => ({ args, reply, ...options })

type ShapesOf<H extends HubSpec> = NonNullable<H['shapes']>
export type HubMethodName<H extends HubSpec> = keyof ShapesOf<H>['methods'] & string
export type HubArgs<H extends HubSpec, M extends HubMethodName<H>> = z.input<ShapesOf<H>['methods'][M]['args']>
export type ParsedHubArgs<H extends HubSpec, M extends HubMethodName<H>> = z.output<ShapesOf<H>['methods'][M]['args']>
export type HubReply<H extends HubSpec, M extends HubMethodName<H>> = z.output<ShapesOf<H>['methods'][M]['reply']>
export type HubAnswered<H extends HubSpec, M extends HubMethodName<H>> = z.input<ShapesOf<H>['methods'][M]['reply']>
export type HubEventName<H extends HubSpec> = keyof ShapesOf<H>['events'] & string
export type HubEvent<H extends HubSpec, E extends HubEventName<H>> = z.output<ShapesOf<H>['events'][E]>

/** Every hub call is acknowledged with one of these. */
export type HubAnswer<Data> = { ok: true; data: Data } | { ok: false; problem: Problem }

/** Sent by the server just before it closes a socket whose session ended. */
export const sessionEndedEvent = 'SessionEnded'
/** A client that refreshed its session hands the new access token over on an open socket. */
export const renewTokenMethod = 'RenewToken'
