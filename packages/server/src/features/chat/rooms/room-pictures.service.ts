import type { Actor, App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { invalid } from '../../../platform/errors/errors.ts'
import { claimAttachments, listAttachments, releaseAttachments } from '../../attachments/index.ts'
import { clearPicturesOfEnded } from './chatrooms.queries.ts'

/** A room's picture is one that its owner uploaded. */
export async function claimRoomPicture(
  app: App,
  tx: Tx,
  actor: Actor,
  { chatroomId, pictureId }: { chatroomId: string; pictureId: string | null },
): Promise<void> {
  const [picture] = pictureId ? await listAttachments(tx, [pictureId]) : []
  const isUsable = picture?.owner_id === actor.userId && picture.type === 'Image' && picture.hidden_at === null
  if (pictureId && !isUsable) throw invalid('room-picture-unusable', 'pictureAttachmentId')
  await claimAttachments(app, tx, {
    holder: { kind: 'chatroom', id: chatroomId },
    ids: pictureId ? [pictureId] : [],
    ownerId: actor.userId,
    field: 'pictureAttachmentId',
  })
}

/** Rooms that the last member has left let go of their pictures. */
export async function releaseEndedPictures(app: App, tx: Tx, chatroomIds: string[]): Promise<void> {
  const ended = await clearPicturesOfEnded(tx, chatroomIds)
  if (ended.length > 0) await releaseAttachments(app, tx, ...ended.map((id) => ({ kind: 'chatroom' as const, id })))
}
