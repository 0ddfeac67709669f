import { messages as palette } from '../palette/messages.fr.ts'

export const messages = { palette }
