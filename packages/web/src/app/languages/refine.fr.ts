import { messages as refine } from '../../features/contents/search/refine/messages.fr.ts'

export const messages = { refine }
