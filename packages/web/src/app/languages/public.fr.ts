import { messages as contact } from '../../features/contact/messages.fr.ts'
import { messages as lib } from '../../lib/messages.fr.ts'
import { messages as ui } from '../../ui/messages.fr.ts'
import { messages as app } from '../messages.fr.ts'
import { messages as marketing } from '../pages/marketing/messages.fr.ts'

/** What the public pages and the frame around every page say. */
export const messages = { app, contact, lib, marketing, ui }
