import type { Server as HttpServer } from 'node:http'
import type { HubEvent, HubEventName, HubSpec } from '@materia/contract'
import type { Chore } from './chores.ts'
import type { LocalSockets } from './local-sockets.ts'
import type { Peers } from './peers.ts'

export { userChannel } from './local-sockets.ts'

/** Live delivery to browsers. A channel is a name that sockets listen to; every socket listens to its user's. */
export interface Realtime {
  attach(httpServer: HttpServer): Promise<void>
  push<H extends HubSpec, E extends HubEventName<H>>(
    hub: H,
    channels: string[],
    event: E,
    payload: HubEvent<H, E>,
    options?: { except: string[] },
  ): void
  /** To everybody on the hub. */
  pushToAll<H extends HubSpec, E extends HubEventName<H>>(hub: H, event: E, payload: HubEvent<H, E>): void
  /** The hub's sockets in this process alone. */
  local<H extends HubSpec>(hub: H): LocalSockets<H>
  /** The other processes that serve the hub. */
  peers(hub: HubSpec): Peers
  /** Work to repeat from `attach` to `close`; call before `attach`. */
  whileServing(chore: Chore): void
  close(): Promise<void>
}
