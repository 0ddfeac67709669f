import { z } from 'zod'
import { Id } from '../fields.schemas.ts'
import type { HubShapes } from '../hub.ts'

export const ContentVersionAdded = z.object({ contentItemId: Id, versionId: Id })
export type ContentVersionAdded = z.infer<typeof ContentVersionAdded>

export const contentHubShapes = {
  methods: {},
  events: {
    ContentVersionAdded,
    /** What stands beneath an item was added to, edited, deleted, hidden, shown or closed. */
    CommentsChanged: z.object({ contentItemId: Id }),
  },
} satisfies HubShapes
