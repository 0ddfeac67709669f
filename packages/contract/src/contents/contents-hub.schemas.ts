import { z } from 'zod'
import { Id } from '../fields.schemas.ts'
import type { HubShapes } from '../hub.ts'

export const ContentVersionAdded = z.object({ contentItemId: Id, versionId: Id })
export type ContentVersionAdded = z.infer<typeof ContentVersionAdded>

/** How a tab of a browser names itself, so that it can tell news of its own calls from others'. */
export const TabId = z.uuid()

/** What keeps open screens in step; nobody is notified of it. */
export const contentHubShapes = {
  methods: {},
  events: {
    ContentVersionAdded,
    /** What stands beneath an item was added to, edited, deleted, hidden, shown or closed. */
    CommentsChanged: z.object({ contentItemId: Id }),
    /** A folio the viewer owns or belongs to changed. */
    FolioChanged: z.object({
      folioId: Id,
      /** The tab whose own call changed it, as it named itself in `x-tab-id`: it knows the change from the reply. */
      byTab: TabId.optional(),
    }),
  },
} satisfies HubShapes
