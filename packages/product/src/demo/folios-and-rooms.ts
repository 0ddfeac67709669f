import { attachmentRoutes, type chatHub, chatHubShapes, folioRoutes, type HubMethodName } from '@materia/contract'
import { servedChatHub } from '@materia/server/features/chat/index.ts'
import type { App } from '@materia/server/platform/app.ts'
import { readDemoFile } from './files.ts'
import { type DemoFolio, demoFolios } from './folios.ts'
import { type DemoRoom, demoRooms } from './rooms.ts'
import type { DemoStage } from './stage.ts'

/** Folios are made, filled with what their owners found, and shared. */
export async function makeFolios(stage: DemoStage): Promise<void> {
  const covers = await Promise.all(demoFolios.map((folio) => uploadCover(stage, folio)))
  for (const [index, folio] of demoFolios.entries()) {
    const folioId = await stage.during(folio.on, () => makeFolio(stage, folio, covers[index]))
    if (folioId) await stage.during(folio.filledOn, () => fillFolio(stage, folio, folioId))
  }
}

async function uploadCover({ cast }: DemoStage, { by, cover }: DemoFolio): Promise<string | undefined> {
  const file = await readDemoFile(`covers/${cover}.webp`)
  const input = { query: { attachmentType: 'Image' }, ...file } as const
  return (await cast[by]?.as.call(attachmentRoutes.uploadAttachment, input))?.id
}

async function makeFolio({ cast }: DemoStage, folio: DemoFolio, logoAttachmentId?: string) {
  const { by, title, summary, shareLevel, members, invited } = folio
  const owner = cast[by]
  if (!owner) return undefined
  const { folioId } = await owner.as.call(folioRoutes.createFolio, {
    body: { title, summary, shareLevel, logoAttachmentId },
  })
  for (const name of [...members, ...invited]) {
    const guest = cast[name]
    if (!guest) continue
    const invite = await owner.as.call(folioRoutes.inviteToFolio, {
      params: { id: folioId },
      body: { userId: guest.userId },
    })
    if (!members.includes(name)) continue
    await guest.as.call(folioRoutes.answerFolioInvite, {
      params: { id: folioId },
      body: { inviteId: invite.id, userId: guest.userId, folioInvitationStatus: 'Accepted' },
    })
  }
  return folioId
}

async function fillFolio({ cast, itemId }: DemoStage, { by, clippings: saved }: DemoFolio, id: string) {
  const clippings = saved.map(({ of, note = null }) => ({ contentItemId: itemId(of), note }))
  await cast[by]?.as.call(folioRoutes.addClippings, { params: { id }, body: { clippings } })
}

/** Rooms are opened, joined and talked in, over days. */
export async function openRooms(app: App, stage: DemoStage): Promise<void> {
  for (const room of demoRooms) await openRoom(app, stage, room)
}

async function openRoom(app: App, stage: DemoStage, { by, on, members, invited, messages, ...form }: DemoRoom) {
  const { cast, itemId } = stage
  const say = (name: string, method: HubMethodName<typeof chatHub>, ...args: unknown[]) =>
    callChat(app, cast[name]?.userId ?? '', method, args)
  const { name, description, type } = form
  const id = await stage.during(on, async () => {
    const room = (await say(by, 'CreateChatroom', { name, description, type })) as { id: string }
    for (const guest of [...members, ...invited]) await say(by, 'InviteUserToChatroom', room.id, cast[guest]?.userId)
    for (const guest of members) {
      const waiting = (await say(guest, 'GetInvitedChatrooms')) as { id: string; inviteToken: string | null }[]
      await say(guest, 'JoinChatroom', room.id, waiting.find((entry) => entry.id === room.id)?.inviteToken)
    }
    return room.id
  })
  for (const [index, message] of messages.entries()) {
    const sharedContentItemId = message.shares ? itemId(message.shares) : null
    const sent = { chatroomId: id, content: message.text, clientMessageId: `demo-${index}`, sharedContentItemId }
    await stage.during(message.on, async () => say(message.by, 'SendMessage', sent))
  }
}

/** What the hub does for a socket, without the socket. */
function callChat(app: App, userId: string, method: HubMethodName<typeof chatHub>, args: unknown[]) {
  const actor = { userId, roles: ['Doctor' as const], sessionId: '' }
  const parsed = chatHubShapes.methods[method].args.parse(args) as never[]
  return servedChatHub.handlers[method]?.({ app, actor, socketId: '' } as never, ...parsed)
}
