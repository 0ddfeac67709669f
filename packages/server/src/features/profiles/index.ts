import type { Feature } from '../../platform/feature.ts'
import { eraseProfile } from './erasure.service.ts'
import { profilesHttp } from './profiles.routes.ts'
import { joinProfiles } from './verifications/verifications.jobs.ts'
import { verificationsHttp } from './verifications/verifications.routes.ts'
import './profiles.tables.ts'

export { isBlockedBy, listBlockedBy, listBlockersOf, listUnblocked } from './blocks.queries.ts'
export { holdProfile } from './held-profiles.queries.ts'
export { isEmailShownTo, shownEmail } from './hidden-fields.queries.ts'
export { blocksChanged, followed, profileChanged, unfollowed } from './profiles.events.ts'
export { createProfilesState } from './profiles-state.ts'
export { isVerified, isVerifiedIn } from './verifications/verifications.queries.ts'

export const profiles: Feature = {
  routes: [...profilesHttp, ...verificationsHttp],
  eraseUser: eraseProfile,
  mayReadHeldFile: null,
  join: joinProfiles,
}
