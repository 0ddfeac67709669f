import type { Feature } from '../../platform/feature.ts'
import { moderationHttp } from './moderation.routes.ts'
import './moderation.tables.ts'

export const moderation: Feature = { routes: moderationHttp, eraseUser: null, mayReadHeldFile: null }
