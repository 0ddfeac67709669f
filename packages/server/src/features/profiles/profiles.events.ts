import { event } from '../../platform/events/events.ts'

interface Follow {
  sourceUserId: string
  followedUserId: string
}

export const followed = event<Follow>('followed')
export const unfollowed = event<Follow>('unfollowed')

/** Somebody wants to hear nothing from a person, or wants to again. */
export const blocksChanged = event<{ blockerId: string; blockedId: string; isBlocked: boolean }>('blocks-changed')

/** Name, picture, areas of interest or any other field of a profile is another one now. */
export const profileChanged = event<{ userId: string }>('profile-changed')
