import { messages as legal } from '../pages/legal/messages.fr.ts'

export const messages = { legal }
