import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  inviteColleague: 'Inviter une ou un collègue',
  whatFollows:
    'Cette personne reçoit en votre nom un courriel avec un lien pour s’inscrire. Pour lui ouvrir un folio ou une discussion, invitez-la depuis cet endroit.',
  email: 'Courriel',
  firstName: 'Prénom (facultatif)',
  lastName: 'Nom de famille (facultatif)',
  send: 'Envoyer l’invitation',
  sent: 'Une invitation part pour {email}, sauf si cette personne a déjà un compte.',
}
