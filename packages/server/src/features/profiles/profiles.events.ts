import { event } from '../../platform/events/events.ts'

interface Follow {
  sourceUserId: string
  followedUserId: string
}

export const followed = event<Follow>('followed')
export const unfollowed = event<Follow>('unfollowed')

/** Name, picture, areas of interest or any other field of a profile is another one now. */
export const profileChanged = event<{ userId: string }>('profile-changed')
