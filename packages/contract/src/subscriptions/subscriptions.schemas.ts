import { z } from 'zod'
import { ContentItemType, ContentSummary } from '../contents/common.schemas.ts'
import { contentStatuses } from '../contents/facets.ts'
import { DrugCoverage } from '../contents/kinds/drug.schemas.ts'
import { count, Id, NumberedId, offset, queryFlag, requiredText, Timestamp } from '../fields.schemas.ts'
import { maxSearchTerm } from '../fields.ts'
import { languages } from '../languages.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { feedReasonTypes, muteTypes } from './subscriptions.ts'

const year = z.int().min(1800).max(2200)

/** An empty list narrows nothing. */
const oneOf = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).max(20).optional()
const named = requiredText(300)

/** What a followed search is narrowed to, under the names of the search's own parameters. */
export const SubscriptionFilters = z.strictObject({
  filter: oneOf(ContentItemType),
  language: oneOf(z.enum(languages)),
  status: oneOf(z.enum(contentStatuses)),
  coverage: oneOf(DrugCoverage),
  company: oneOf(named),
  publicationType: oneOf(named),
  recruitingInCanada: z.boolean().optional(),
  areaId: NumberedId.optional(),
  yearFrom: year.optional(),
  yearTo: year.optional(),
})
export type SubscriptionFilters = z.infer<typeof SubscriptionFilters>

export const SubscriptionTarget = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('Search'),
    searchTerm: requiredText(maxSearchTerm),
    filters: SubscriptionFilters.default({}),
  }),
  z.object({ type: z.literal('Area'), areaId: NumberedId }),
  /** A drug, an ingredient, a trial, an article. */
  z.object({ type: z.literal('Content'), contentItemId: Id }),
  z.object({ type: z.literal('Folio'), contentItemId: Id }),
])
export type SubscriptionTarget = z.output<typeof SubscriptionTarget>

export const Subscription = z.object({
  id: Id,
  name: z.string(),
  target: SubscriptionTarget,
  createdOn: Timestamp,
  /** What came since and was not opened. */
  newCount: z.int(),
  /** Counted, but told by no notification. */
  isMuted: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

export const Mute = z.object({
  id: Id,
  type: z.enum(muteTypes),
  /** The id of the area, the source or the person; of a kind, its name. */
  value: z.string(),
  /** In the viewer's language. */
  name: z.string(),
  createdOn: Timestamp,
})
export type Mute = z.infer<typeof Mute>

/** Why an item stands in the viewer's Discover, and what of it they can mute. */
export const FeedExplanation = z.object({
  /** `name`: of the sponsor, the subscription, the person or the viewer's own area; null where the type says it all. */
  reasons: z.array(z.object({ type: z.enum(feedReasonTypes), name: z.string().nullable() })),
  mutable: z.array(Mute.pick({ type: true, value: true, name: true })),
})
export type FeedExplanation = z.infer<typeof FeedExplanation>

const name = requiredText(200)
const IdParams = z.object({ id: Id })
const FeedAddress = z.object({ url: z.string() })

export const subscriptionShapes = {
  createSubscription: { body: z.object({ name: name.optional(), target: SubscriptionTarget }), reply: Subscription },
  listSubscriptions: { reply: z.array(Subscription) },
  updateSubscription: {
    params: IdParams,
    /** With another target it begins anew: what came for the former one is no longer listed. */
    body: z.object({ name: name.optional(), target: SubscriptionTarget.optional(), isMuted: z.boolean().optional() }),
    reply: Subscription,
  },
  deleteSubscription: { params: IdParams, reply: nothing },
  listNewOfSubscription: {
    params: IdParams,
    query: z.object({ count: count(20), offset, unread: queryFlag }),
    reply: z.array(ContentSummary),
  },
  openSubscriptionFeed: { params: IdParams, reply: FeedAddress },
  closeSubscriptionFeed: { params: IdParams, reply: nothing },
  openFolioFeed: { params: IdParams, reply: FeedAddress },
  closeFolioFeed: { params: IdParams, reply: nothing },
  openSafetyFeed: { body: z.object({ mine: z.boolean().default(false) }), reply: FeedAddress },
  closeSafetyFeed: { query: z.object({ mine: queryFlag }), reply: nothing },
  readFeed: { params: z.object({ token: z.string().max(100) }), reply: z.string() },
  listMutes: { reply: z.array(Mute) },
  createMute: {
    body: z.object({
      type: z.enum(muteTypes),
      value: z.union([z.string().trim().min(1).max(100), z.int()]).transform(String),
    }),
    reply: Mute,
  },
  deleteMute: { params: IdParams, reply: nothing },
  explainContent: { params: z.object({ contentItemId: Id }), reply: FeedExplanation },
} satisfies RouteShapes
