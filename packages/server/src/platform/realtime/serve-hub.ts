import type { HubArgs, HubMethodName, HubSpec } from '@materia/contract'
import type { z } from 'zod'
import type { Actor, App } from '../app.ts'

export interface HubCall {
  app: App
  actor: Actor
  socketId: string
}

type ParsedArgs<H extends HubSpec, M extends HubMethodName<H>> =
  z.output<H['methods'][M]['args']> extends infer Args extends readonly unknown[] ? Args : HubArgs<H, M>

export type HubHandlers<H extends HubSpec> = {
  [M in HubMethodName<H>]: (
    call: HubCall,
    ...args: ParsedArgs<H, M>
  ) => Promise<z.input<H['methods'][M]['reply']>> | z.input<H['methods'][M]['reply']>
}

export interface ServedHub {
  hub: HubSpec
  handlers: Record<string, (call: HubCall, ...args: never[]) => unknown>
  /** Runs before a socket is admitted, and again when its token is renewed: lets it listen to channels. */
  welcome?(app: App, actor: Actor, listenTo: (channels: string[]) => void): Promise<void>
}

/** Joins a hub's contract to its handlers; a missing handler does not compile. */
export function serveHub<H extends HubSpec>(
  hub: H,
  handlers: HubHandlers<H>,
  options: Pick<ServedHub, 'welcome'> = {},
): ServedHub {
  return { hub, handlers: handlers as unknown as ServedHub['handlers'], ...options }
}
