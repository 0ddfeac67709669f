import type { Feature } from '../../platform/feature.ts'
import { contactHttp } from './contact.routes.ts'
import './contact.tables.ts'

export const contact: Feature = { routes: contactHttp, eraseUser: null, mayReadHeldFile: null }
