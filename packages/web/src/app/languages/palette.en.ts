import { messages as palette } from '../palette/messages.en.ts'

export const messages = { palette }
