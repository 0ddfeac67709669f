import { hub } from '../hub.ts'
import type { chatHubShapes } from './chat.schemas.ts'

export const chatHub = hub<typeof chatHubShapes>()({ namespace: '/chat', access: ['Doctor'] })
