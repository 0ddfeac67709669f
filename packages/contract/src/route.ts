import { z } from 'zod'
import type { Role } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: everyone, whoever is signed in, or the holders of one of these roles. */
export type Access = 'public' | 'signed-in' | readonly Role[]

/** Which rate limit a call counts towards; the limits themselves are the server's. */
export type RateLimitName =
  | 'signIn'
  | 'signUp'
  | 'resetMail'
  | 'invitation'
  | 'contact'
  | 'emailLookup'
  | 'session'
  | 'default'

export interface RouteSpec {
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
  /** Status of success; 200 with a reply and 204 without one, unless said otherwise. */
  status?: number
  rateLimit?: RateLimitName
  /** The body is `multipart/form-data` with one field `file`. */
  upload?: boolean
  /** A GET changes nothing and every other call does, unless said otherwise here. */
  writes?: boolean
  /** The reply is bytes, not JSON. */
  download?: boolean
  /** A browser fetches it by itself, known by its cookie for files instead of an access token. */
  byCookie?: boolean
}

export type Route<Spec extends RouteSpec = RouteSpec> = Spec & { method: Method; path: string }

export function route<const Spec extends RouteSpec>(method: Method, path: string, spec: Spec): Route<Spec> {
  return { method, path, ...spec }
}

export const nothing = z.void()

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a caller hands over; parts without a schema are left out. */
export type RouteInput<R extends RouteSpec> = (R['params'] extends z.ZodType
  ? { params: InputOf<R['params']> }
  : unknown) &
  (R['query'] extends z.ZodType ? { query?: InputOf<R['query']> } : unknown) &
  (R['body'] extends z.ZodType ? { body: InputOf<R['body']> } : unknown) &
  (R['upload'] extends true ? { file: Blob; fileName?: string } : unknown)

/** What a handler receives, parsed. */
export interface RouteParts<R extends RouteSpec> {
  params: OutputOf<R['params']>
  query: OutputOf<R['query']>
  body: OutputOf<R['body']>
}

/** What a handler returns before the reply schema has looked at it. */
export type RouteAnswer<R extends RouteSpec> = z.input<R['reply']>

/** What a caller gets. */
export type RouteReply<R extends RouteSpec> = z.output<R['reply']>

export const successStatus = (spec: RouteSpec): number => spec.status ?? (spec.reply === nothing ? 204 : 200)

/** Calls that change nothing may be answered from a copy of the database. */
export const writes = (route: Route): boolean => route.writes ?? route.method !== 'GET'
