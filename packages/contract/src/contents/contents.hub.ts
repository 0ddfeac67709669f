import { hub } from '../hub.ts'
import type { contentHubShapes } from './contents-hub.schemas.ts'

export const contentHub = hub<typeof contentHubShapes>()({ namespace: '/contentHub', access: 'signed-in' })
