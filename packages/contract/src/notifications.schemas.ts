import { z } from 'zod'
import { Id } from './fields.schemas.ts'
import type { HubShapes } from './hub.ts'

/** How a tab of a browser names itself, so that it can tell news of its own calls from others'. */
export const TabId = z.uuid()

export const notificationHubShapes = {
  methods: {},
  events: {
    NewPendingFolioInvite: z.object({ folioId: Id }),
    NewPendingChatroomInvite: z.object({ chatroomId: Id }),
    /** A folio the reader owns or belongs to changed. */
    FolioChanged: z.object({
      folioId: Id,
      /** The tab whose own call changed it, as it named itself in `x-tab-id`: it knows the change from the reply. */
      byTab: TabId.optional(),
    }),
  },
} satisfies HubShapes
