import type { RawBuilder } from 'kysely'

/** What a person may see of others at this moment; each is a rule of the feature whose table it is about. */
export interface SeenRules {
  /** Of `content_items i`. */
  item(viewerId: string): RawBuilder<boolean>
  /** Of `chatrooms r`. */
  room(viewerId: string, now: Date): RawBuilder<boolean>
}

interface ProfilesState {
  /** Features that stand after this one bring them. */
  seen: SeenRules
}

declare module '../../platform/app.ts' {
  interface FeatureStates {
    profiles: ProfilesState
  }
}

export const createProfilesState = (seen: SeenRules): ProfilesState => ({ seen })
