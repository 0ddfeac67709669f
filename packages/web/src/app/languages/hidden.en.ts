import { messages as hidden } from '../../features/moderation/hidden/messages.en.ts'

export const messages = { hidden }
