import type { HubAnswered, HubMethodName, HubShapes, HubSpec, ParsedHubArgs, ShapedHub } from '@materia/contract'
import type { Actor, App } from '../app.ts'

export interface HubCall {
  app: App
  actor: Actor
  socketId: string
}

export type HubHandlers<H extends HubSpec> = {
  [M in HubMethodName<H>]: (
    call: HubCall,
    ...args: ParsedHubArgs<H, M>
  ) => Promise<HubAnswered<H, M>> | HubAnswered<H, M>
}

export interface ServedHub {
  hub: ShapedHub
  handlers: Record<string, (call: HubCall, ...args: never[]) => unknown>
  /** Runs before a socket is admitted, and again when its token is renewed: lets it listen to channels. */
  welcome?(app: App, actor: Actor, listenTo: (channels: string[]) => void): Promise<void>
}

/** Joins a hub's entry to its shapes and handlers; a missing handler does not compile. */
export function serveHub<Shapes extends HubShapes, H extends HubSpec<Shapes>>(
  hub: H,
  shapes: Shapes,
  handlers: HubHandlers<H>,
  options: Pick<ServedHub, 'welcome'> = {},
): ServedHub {
  return { hub: { ...hub, ...shapes }, handlers: handlers as unknown as ServedHub['handlers'], ...options }
}
