import { useRooms } from './api.ts'
import { type Rooms, unreadOf } from './rooms.ts'

const unreadIn = (rooms: Rooms) => unreadOf(rooms.joined)

/** Unread messages over all rooms, for the badge. */
export const useUnreadCount = (): number => useRooms(unreadIn).data ?? 0
