import { messages as legal } from '../pages/legal/messages.en.ts'

export const messages = { legal }
