import { messages as contact } from '../../features/contact/messages.en.ts'
import { messages as lib } from '../../lib/messages.en.ts'
import { messages as ui } from '../../ui/messages.en.ts'
import { messages as app } from '../messages.en.ts'
import { messages as marketing } from '../pages/marketing/messages.en.ts'

/** What the public pages and the frame around every page say. */
export const messages = { app, contact, lib, marketing, ui }
