import { messages as safety } from '../../features/safety/messages.fr.ts'

export const messages = { safety }
