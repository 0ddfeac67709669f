import { messages as audiences } from '../pages/audiences/messages.en.ts'

export const messages = { audiences }
