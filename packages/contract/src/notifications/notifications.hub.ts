import { hub } from '../hub.ts'
import type { notificationHubShapes } from './notifications.schemas.ts'

export const notificationHub = hub<typeof notificationHubShapes>()({
  namespace: '/notificationHub',
  access: 'signed-in',
})
