import type { z } from 'zod'
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
  | 'secondFactor'
  | 'identity'
  | 'emailChange'
  | 'default'

/**
 * Whether a call asks that the person proved within ten minutes that it is them: always, or for some of its changes, which
 * its service tells apart.
 */
export type ConfirmationRule = 'always' | 'sometimes' | 'never'

export interface RouteRules {
  access: Access
  confirmation?: ConfirmationRule
  /** Status of success; 200 with a reply and 204 without one, unless said otherwise. */
  status?: number
  rateLimit?: RateLimitName
  /** The body is `multipart/form-data` with one field `file`. */
  upload?: boolean
  /**
   * Open to somebody who has to set up a second factor first, where everybody needs one; `own`: only where the address names
   * them.
   */
  beforeEnrolment?: 'yes' | 'own'
  /** A GET changes nothing and every other call does, unless said otherwise here. */
  writes?: boolean
  /** The body may be a form; its fields are not looked at. */
  form?: boolean
  /** The reply is bytes, not JSON. */
  download?: boolean
  /** A browser fetches it by itself, known by its cookie for files instead of an access token. */
  byCookie?: boolean
}

/** The schemas of a call: they stand in `*.schemas.ts`, which a browser loads with the first form that needs one. */
export interface RouteShape {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
}

export type RouteShapes = Record<string, RouteShape>

/** An entry of the contract. `shape` is never set: it carries the types of the schemas without the schemas themselves. */
export type Route<Rules extends RouteRules = RouteRules, Shape extends RouteShape = RouteShape> = Rules & {
  method: Method
  path: string
  readonly shape?: Shape
}

/** An entry with its schemas, as it is served. */
export type ShapedRoute = Route & RouteShape

type Entry<Rules extends RouteRules = RouteRules> = Rules & Pick<Route, 'method' | 'path'>

/** A rule that nobody knows does not compile. */
export function route<const Rules extends RouteRules>(
  method: Method,
  path: string,
  rules: Rules & Record<Exclude<keyof Rules, keyof RouteRules>, never>,
): Entry<Rules> {
  return { method, path, ...rules }
}

/** Entries with the types of their shapes; an entry without a shape, or a shape without an entry, does not compile. */
export const routes =
  <Shapes extends RouteShapes>() =>
  <Entries extends { [Name in keyof Shapes]: Entry }>(
    entries: Entries & Record<Exclude<keyof Entries, keyof Shapes>, never>,
  ): { [Name in keyof Shapes]: Entries[Name] & { readonly shape?: Shapes[Name] } } =>
    entries

/** The same for calls about accounts: an entry that does not say whether it asks for a confirmation does not compile. */
export const accountRoutesOf =
  <Shapes extends RouteShapes>() =>
  <Entries extends { [Name in keyof Shapes]: Entry & { confirmation: ConfirmationRule } }>(
    entries: Entries & Record<Exclude<keyof Entries, keyof Shapes>, never>,
  ): { [Name in keyof Shapes]: Entries[Name] & { readonly shape?: Shapes[Name] } } =>
    entries

/** Entries joined to their schemas. */
export function withShapes<Shapes extends RouteShapes>(
  entries: { [Name in keyof Shapes]: Route },
  shapes: Shapes,
): Record<keyof Shapes, ShapedRoute> {
  const joined = Object.keys(shapes).map((name) => [name, { ...entries[name], ...shapes[name] }])
  return Object.fromEntries(joined)
}

export type ShapeOf<R extends Route> = NonNullable<R['shape']>

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Part<Shape extends RouteShape, Name extends keyof RouteShape> =
  Shape extends Record<Name, z.ZodType> ? Shape[Name] : undefined

/** What a caller hands over; parts without a schema are left out. */
export type RouteInput<R extends Route> = (ShapeOf<R> extends { params: infer Params extends z.ZodType }
  ? { params: InputOf<Params> }
  : unknown) &
  (ShapeOf<R> extends { query: infer Query extends z.ZodType } ? { query?: InputOf<Query> } : unknown) &
  (ShapeOf<R> extends { body: infer Body extends z.ZodType } ? { body: InputOf<Body> } : unknown) &
  (R['upload'] extends true ? { file: Blob; fileName?: string } : unknown)

/** What a handler receives, parsed. */
export interface RouteParts<R extends Route> {
  params: OutputOf<Part<ShapeOf<R>, 'params'>>
  query: OutputOf<Part<ShapeOf<R>, 'query'>>
  body: OutputOf<Part<ShapeOf<R>, 'body'>>
}

/** What a handler returns before the reply schema has looked at it. */
export type RouteAnswer<R extends Route> = z.input<ShapeOf<R>['reply']>

/** What a caller gets. */
export type RouteReply<R extends Route> = z.output<ShapeOf<R>['reply']>

/** Calls that change nothing may be answered from a copy of the database. */
export const writes = (route: Route): boolean => route.writes ?? route.method !== 'GET'
