import { messages as safety } from '../../features/safety/messages.en.ts'

export const messages = { safety }
