import { z } from 'zod'
import { Id } from '../fields.ts'
import { hub } from '../hub.ts'

export const ContentVersionAdded = z.object({ contentItemId: Id, versionId: Id })
export type ContentVersionAdded = z.infer<typeof ContentVersionAdded>

export const contentHub = hub({
  namespace: '/contentHub',
  access: 'signed-in',
  methods: {},
  events: { ContentVersionAdded },
})
