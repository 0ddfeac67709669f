import type { FastifyRequest } from 'fastify'
import type { Actor, App } from '../../platform/app.ts'
import { notFound } from '../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { type AttachmentRow, claimAttachments, storeUpload } from '../attachments/index.ts'
import { profileChanged } from './profiles.events.ts'
import { lockProfile, updateProfile } from './profiles.queries.ts'

export async function setPicture(app: App, actor: Actor, request: FastifyRequest): Promise<AttachmentRow> {
  const picture = await storeUpload(app, actor, request, { belongsTo: 'ProfilePicture', type: 'Image' })
  await holdPicture(app, actor, picture.id)
  return picture
}

export const removePicture = (app: App, actor: Actor): Promise<void> => holdPicture(app, actor, null)

/** The picture before is let go of. */
async function holdPicture(app: App, actor: Actor, pictureId: string | null): Promise<void> {
  await inTransaction(app, async (tx) => {
    const profile = await lockProfile(tx, actor.userId)
    if (!profile) throw notFound('profile')
    await claimAttachments(app, tx, {
      holder: { kind: 'profile', id: actor.userId },
      ids: pictureId ? [pictureId] : [],
      ownerId: actor.userId,
      field: 'file',
    })
    await updateProfile(tx, actor.userId, { profile_picture_attachment_id: pictureId })
    announce(tx, profileChanged, { userId: actor.userId })
  })
}
