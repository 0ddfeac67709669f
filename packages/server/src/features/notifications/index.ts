import { notificationHub } from '@materia/contract'
import type { Feature } from '../../platform/feature.ts'
import { serveHub } from '../../platform/realtime/serve-hub.ts'
import { invitationsHttp } from './invitations.routes.ts'

export const notifications: Feature = { routes: invitationsHttp, hubs: [serveHub(notificationHub, {})] }
