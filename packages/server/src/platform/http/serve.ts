import type { Readable } from 'node:stream'
import {
  type Route,
  type RouteAnswer,
  type RouteParts,
  type RouteShapes,
  type ShapedRoute,
  withShapes,
} from '@materia/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, App } from '../app.ts'

/** What a handler is given: the app, who calls, and the call's parsed parts. */
export type Call<R extends Route> = RouteParts<R> & {
  app: App
  actor: R['access'] extends 'public' ? Actor | undefined : Actor
  request: FastifyRequest
  reply: FastifyReply
}

/** What the contract promises, or its JSON as a stream where it may be larger than memory. */
type Answer<R extends Route> = RouteAnswer<R> | Readable
type Handler<R extends Route> = (call: Call<R>) => Answer<R> | Promise<Answer<R>>

export interface ServedRoute {
  route: ShapedRoute
  handler: Handler<Route>
}

/** Joins contract entries to their shapes and handlers; a missing one does not compile. */
export function serve<Shapes extends RouteShapes, Routes extends { [Name in keyof Shapes]: Route }>(
  routes: Routes,
  shapes: Shapes,
  handlers: { [Name in keyof Routes]: Routes[Name] extends Route ? Handler<Routes[Name]> : never },
): ServedRoute[] {
  return Object.entries(withShapes(routes, shapes)).map(([name, route]) => ({
    route,
    handler: handlers[name as keyof Routes] as unknown as Handler<Route>,
  }))
}
