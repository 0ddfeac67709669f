import type { Feature } from '../../platform/feature.ts'
import { joinMatching } from './matching.jobs.ts'
import { deleteEverythingFollowedBy } from './subscriptions.queries.ts'
import { subscriptionsHttp } from './subscriptions.routes.ts'
import './subscriptions.tables.ts'

export const subscriptions: Feature = {
  routes: subscriptionsHttp,
  eraseUser: (_app, tx, userId) => deleteEverythingFollowedBy(tx, userId),
  mayReadHeldFile: null,
  join: joinMatching,
}
