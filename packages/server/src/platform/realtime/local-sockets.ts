import type { HubEvent, HubEventName, HubSpec } from '@materia/contract'
import type { Namespace } from 'socket.io'

export const userChannel = (userId: string) => `user:${userId}`

/** A hub's sockets in this process. Everything here takes effect before the call returns. */
export interface LocalSockets<H extends HubSpec> {
  hasUser(userId: string): boolean
  hasListeners(channel: string): boolean
  isEmpty(): boolean
  /** Whose sockets listen to it. */
  listUsersOn(channel: string): string[]
  join(userId: string, channel: string): void
  leave(userId: string, channel: string): void
  push<E extends HubEventName<H>>(
    channel: string,
    event: E,
    payload: HubEvent<H, E>,
    options?: { except: string[] },
  ): void
}

export function localSockets<H extends HubSpec>(getNamespace: () => Namespace | undefined): LocalSockets<H> {
  const channels = () => getNamespace()?.adapter.rooms
  return {
    hasUser: (userId) => channels()?.has(userChannel(userId)) ?? false,
    hasListeners: (channel) => channels()?.has(channel) ?? false,
    isEmpty: () => (getNamespace()?.sockets.size ?? 0) === 0,
    listUsersOn: (channel) => {
      const sockets = getNamespace()?.sockets
      const ids = [...(channels()?.get(channel) ?? [])]
      return [...new Set(ids.flatMap((id) => sockets?.get(id)?.data.actor?.userId ?? []))]
    },
    join: (userId, channel) => getNamespace()?.local.in(userChannel(userId)).socketsJoin(channel),
    leave: (userId, channel) => getNamespace()?.local.in(userChannel(userId)).socketsLeave(channel),
    push: (channel, event, payload, { except } = { except: [] }) => {
      getNamespace()?.local.to(channel).except(except).emit(event, payload)
    },
  }
}
