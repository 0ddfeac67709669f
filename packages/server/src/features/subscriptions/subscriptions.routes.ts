import { subscriptionRoutes, subscriptionShapes, subscriptionsMax } from '@materia/contract'
import { notFound } from '../../platform/errors/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { findExplained } from './explanations.queries.ts'
import { explanationView } from './explanations.view.ts'
import { closeFeed, openFeed, readFeed } from './feeds.service.ts'
import { listMutes, mute, unmute } from './mutes.service.ts'
import { deleteSubscription, listSubscriptionsOf } from './subscriptions.queries.ts'
import { change, follow, listNew } from './subscriptions.service.ts'
import { subscriptionView } from './subscriptions.view.ts'

export const subscriptionsHttp = serve(subscriptionRoutes, subscriptionShapes, {
  createSubscription: ({ app, actor, body }) => follow(app, actor, body),
  listSubscriptions: async ({ app, actor }) =>
    (await listSubscriptionsOf(app.db, actor.userId, subscriptionsMax)).map(subscriptionView),
  updateSubscription: ({ app, actor, params, body }) => change(app, actor, { ...params, ...body }),
  deleteSubscription: async ({ app, actor, params }) => {
    if (!(await deleteSubscription(app.db, { id: params.id, userId: actor.userId }))) throw notFound('subscription')
  },
  listNewOfSubscription: ({ app, actor, params, query }) => listNew(app, actor, { ...params, ...query }),
  openSubscriptionFeed: ({ app, actor, params }) => openFeed(app, actor, { subscriptionId: params.id }),
  closeSubscriptionFeed: ({ app, actor, params }) => closeFeed(app, actor, { subscriptionId: params.id }),
  openFolioFeed: ({ app, actor, params }) => openFeed(app, actor, { folioId: params.id }),
  closeFolioFeed: ({ app, actor, params }) => closeFeed(app, actor, { folioId: params.id }),
  openSafetyFeed: ({ app, actor, body }) => openFeed(app, actor, { safety: body.mine ? 'mine' : 'all' }),
  closeSafetyFeed: ({ app, actor, query }) => closeFeed(app, actor, { safety: query.mine ? 'mine' : 'all' }),
  readFeed: async ({ app, params, reply }) => {
    const feed = await readFeed(app, params.token)
    reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'private, max-age=300')
    return feed
  },
  listMutes: ({ app, actor }) => listMutes(app, actor),
  createMute: ({ app, actor, body }) => mute(app, actor, body),
  deleteMute: ({ app, actor, params }) => unmute(app, actor, params.id),
  explainContent: async ({ app, actor: { userId, language }, params }) => {
    const found = await findExplained(app.db, { ...params, userId, language })
    if (!found) throw notFound('content')
    return explanationView(found)
  },
})
