import type { Readable } from 'node:stream'
import type { Route, RouteAnswer, RouteParts, RouteSpec } from '@materia/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, App } from '../app.ts'

/** What a handler is given: the app, who calls, and the call's parsed parts. */
export type Call<R extends RouteSpec> = RouteParts<R> & {
  app: App
  actor: R['access'] extends 'public' ? Actor | undefined : Actor
  request: FastifyRequest
  reply: FastifyReply
}

/** What the contract promises, or its JSON as a stream where it may be larger than memory. */
type Answer<R extends RouteSpec> = RouteAnswer<R> | Readable
type Handler<R extends RouteSpec> = (call: Call<R>) => Answer<R> | Promise<Answer<R>>

export interface ServedRoute {
  route: Route
  handler: Handler<RouteSpec>
}

/** Joins contract entries to their handlers; a missing handler does not compile. */
export function serve<Routes extends Record<string, Route>>(
  routes: Routes,
  handlers: { [Name in keyof Routes]: Handler<Routes[Name]> },
): ServedRoute[] {
  return Object.entries(routes).map(([name, route]) => ({
    route,
    handler: handlers[name as keyof Routes] as unknown as Handler<RouteSpec>,
  }))
}
