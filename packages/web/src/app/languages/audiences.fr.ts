import { messages as audiences } from '../pages/audiences/messages.fr.ts'

export const messages = { audiences }
