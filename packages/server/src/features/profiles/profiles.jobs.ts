import type { App } from '../../platform/app.ts'
import { releaseAttachments } from '../attachments/index.ts'
import { eraseWithUser } from '../users/index.ts'
import { deleteFollowsOf } from './follows.queries.ts'
import { deleteProfile } from './profiles.queries.ts'

export function joinProfiles(app: App): void {
  eraseWithUser(app, async (tx, userId) => {
    await deleteFollowsOf(tx, userId)
    await releaseAttachments(app, tx, { kind: 'profile', id: userId })
    await deleteProfile(tx, userId)
  })
}
