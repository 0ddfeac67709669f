import { messages as descriptions } from '../pages/descriptions/messages.en.ts'

export const messages = { descriptions }
