import { messages as firstRun } from '../../domain/first-run/messages.en.ts'

export const messages = { firstRun }
