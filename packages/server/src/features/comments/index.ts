import type { Feature } from '../../platform/feature.ts'
import { eraseCommenter, joinComments } from './comments.jobs.ts'
import { commentsHttp } from './comments.routes.ts'
import './comments.tables.ts'

export { hideComment } from './comments.service.ts'

export const comments: Feature = {
  routes: commentsHttp,
  eraseUser: eraseCommenter,
  mayReadHeldFile: null,
  join: joinComments,
}
