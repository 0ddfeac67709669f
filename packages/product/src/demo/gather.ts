import { type ContentSummary, chatHub, contentRoutes, folioRoutes, type HubMethodName } from '@materia/contract'
import { servedChatHub } from '@materia/server/features/chat/index.ts'
import type { App } from '@materia/server/platform/app.ts'
import { type DemoRoom, demoFolios, demoRooms } from './circles.ts'
import type { DemoCast } from './demo.ts'

/** Folios are made, filled by what their owners looked for, and shared. */
export async function curate(cast: DemoCast): Promise<void> {
  const catalogue = await listCatalogue(cast)
  for (const { by, searches, members, invited, ...folio } of demoFolios) {
    const owner = cast[by]
    const made = await owner?.as.call(folioRoutes.createFolio, { body: folio })
    if (!owner || !made) continue
    for (const { text, note } of searches) {
      const clippings = thatSay(catalogue, text).map(({ contentItemId }, place) => ({
        contentItemId,
        note: place === 0 ? (note ?? null) : null,
      }))
      await owner.as.call(folioRoutes.addClippings, { params: { id: made.folioId }, body: { clippings } })
    }
    for (const name of [...members, ...invited]) {
      const guest = cast[name]
      if (!guest) continue
      const invite = await owner.as.call(folioRoutes.inviteToFolio, {
        params: { id: made.folioId },
        body: { userId: guest.userId },
      })
      if (!members.includes(name)) continue
      await guest.as.call(folioRoutes.answerFolioInvite, {
        params: { id: made.folioId },
        body: { inviteId: invite.id, userId: guest.userId, folioInvitationStatus: 'Accepted' },
      })
    }
  }
}

async function listCatalogue({ doctor }: DemoCast): Promise<ContentSummary[]> {
  const pages = [0, 100, 200, 300].map((offset) =>
    doctor?.as.call(contentRoutes.summaries, { query: { count: 100, offset, ExcludeContentTypes: 'Folio' } }),
  )
  return (await Promise.all(pages)).flatMap((page) => page ?? [])
}

const savedPerText = 3

/** The first items whose title or line of facts has every word. */
const thatSay = (catalogue: ContentSummary[], text: string) =>
  catalogue
    .filter(({ title, factLine }) =>
      text.split(' ').every((word) => `${title} ${factLine}`.toLowerCase().includes(word)),
    )
    .slice(0, savedPerText)

/** Rooms are opened, joined and talked in. */
export async function gather(app: App, cast: DemoCast): Promise<void> {
  for (const room of demoRooms) await open(app, cast, room)
}

async function open(app: App, cast: DemoCast, { by, members, invited, messages, ...form }: DemoRoom) {
  const say = (name: string, method: HubMethodName<typeof chatHub>, ...args: unknown[]) =>
    callChat(app, cast[name]?.userId ?? '', method, args)
  const { id } = (await say(by, 'CreateChatroom', form)) as { id: string }
  for (const name of [...members, ...invited]) await say(by, 'InviteUserToChatroom', id, cast[name]?.userId)
  for (const name of members) {
    const waiting = (await say(name, 'GetInvitedChatrooms')) as { id: string; inviteToken: string | null }[]
    await say(name, 'JoinChatroom', id, waiting.find((entry) => entry.id === id)?.inviteToken)
  }
  for (const [place, { by: sender, text }] of messages.entries()) {
    await say(sender, 'SendMessage', { chatroomId: id, content: text, clientMessageId: `demo-${place}` })
  }
}

/** What the hub does for a socket, without the socket. */
function callChat(app: App, userId: string, method: HubMethodName<typeof chatHub>, args: unknown[]) {
  const actor = { userId, roles: ['Doctor' as const], sessionId: '' }
  const parsed = chatHub.methods[method].args.parse(args) as never[]
  return servedChatHub.handlers[method]?.({ app, actor, socketId: '' } as never, ...parsed)
}
