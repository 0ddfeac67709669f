import { messages as profiles } from '../../features/profiles/messages.en.ts'

export const messages = { profiles }
