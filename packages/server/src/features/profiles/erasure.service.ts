import type { EraseUser } from '../../platform/feature.ts'
import { releaseAttachments } from '../attachments/index.ts'
import { deleteBlocksOf } from './blocks.queries.ts'
import { deleteFollowsOf } from './follows/follows.queries.ts'
import { deleteProfile } from './profiles.queries.ts'
import { deleteVerificationsOf } from './verifications/verifications.queries.ts'

export const eraseProfile: EraseUser = async (app, tx, userId) => {
  await deleteFollowsOf(tx, userId)
  await deleteBlocksOf(tx, userId)
  await releaseAttachments(app, tx, { kind: 'profile', id: userId })
  await deleteVerificationsOf(tx, userId)
  await deleteProfile(tx, userId)
}
