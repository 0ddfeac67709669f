import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  sent: 'Merci. Votre message nous est parvenu; nous vous répondrons par courriel.',
  reason: 'Motif',
  reasons: { BusinessInquiry: 'Demande commerciale', Investor: 'Investissement', Press: 'Presse' },
  name: 'Nom',
  email: 'Courriel',
  message: 'Message',
  website: 'Site Web',
  noPatientData: 'N’incluez aucune donnée sur des patients.',
  send: 'Envoyer le message',
}
