import type { chatHubShapes } from './chat.schemas.ts'
import { hub } from './hub.ts'

export const chatHub = hub<typeof chatHubShapes>()({ namespace: '/chat', access: ['Doctor'] })
