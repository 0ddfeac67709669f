import { messages as firstRun } from '../../domain/first-run/messages.fr.ts'

export const messages = { firstRun }
