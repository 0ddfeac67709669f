import { messages as refine } from '../../features/contents/search/refine/messages.en.ts'

export const messages = { refine }
