import { z } from 'zod'
import { Id } from './fields.ts'
import { hub } from './hub.ts'

export const notificationHub = hub({
  namespace: '/notificationHub',
  access: 'signed-in',
  methods: {},
  events: {
    NewPendingFolioInvite: z.object({ folioId: Id }),
    NewPendingChatroomInvite: z.object({ chatroomId: Id }),
    /** A folio the reader owns or belongs to changed. */
    FolioChanged: z.object({ folioId: Id }),
  },
})
