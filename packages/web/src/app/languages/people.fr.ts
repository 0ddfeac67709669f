import { messages as profiles } from '../../features/profiles/messages.fr.ts'

export const messages = { profiles }
