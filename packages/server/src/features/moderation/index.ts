import type { Feature } from '../../platform/feature.ts'
import { deleteAppealsOf } from './appeals.queries.ts'
import { moderationHttp } from './moderation.routes.ts'
import './moderation.tables.ts'

export const moderation: Feature = {
  routes: moderationHttp,
  eraseUser: (_app, tx, userId) => deleteAppealsOf(tx, userId),
  mayReadHeldFile: null,
}
