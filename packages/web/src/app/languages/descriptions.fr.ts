import { messages as descriptions } from '../pages/descriptions/messages.fr.ts'

export const messages = { descriptions }
