import type { EraseUser } from '../../platform/feature.ts'

interface UsersState {
  /** Every feature's own, in the order of the features. */
  erasers: EraseUser[]
}

declare module '../../platform/app.ts' {
  interface FeatureStates {
    users: UsersState
  }
}
