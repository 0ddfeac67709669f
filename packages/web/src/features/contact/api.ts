import { type ContactForm, contactRoutes } from '@materia/contract'
import type { z } from 'zod'
import { call } from '../../lib/client.ts'

export async function sendContactMessage(body: z.input<typeof ContactForm>): Promise<void> {
  await call(contactRoutes.sendContactMessage, { body })
}
