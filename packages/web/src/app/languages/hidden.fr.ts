import { messages as hidden } from '../../features/moderation/hidden/messages.fr.ts'

export const messages = { hidden }
