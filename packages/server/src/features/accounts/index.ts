import type { Feature } from '../../platform/feature.ts'
import { accountsHttp } from './accounts.routes.ts'

export const accounts: Feature = { routes: accountsHttp, eraseUser: null, mayReadHeldFile: null }
