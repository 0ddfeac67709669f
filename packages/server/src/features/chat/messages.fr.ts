import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  aMember: 'Une ou un membre',
  invitationSubject: '{name} vous invite à une discussion',
  invitationText: '{name} vous invite à la discussion « {room} » sur Materia.',
  openDiscussion: 'Ouvrir la discussion',
  thirtyDays: 'L’invitation peut être acceptée pendant 30 jours.',
  strangerSubject: '{name} vous invite à une discussion sur Materia',
  strangerText:
    '{name} vous invite à la discussion « {room} » sur Materia, où les professionnelles et professionnels de la santé du Canada découvrent du contenu médical, le conservent dans des folios partagés et en discutent.',
  strangerSignUp: 'Inscrivez-vous avec cette adresse courriel, et la discussion vous attendra.',
  joinMateria: 'S’inscrire à Materia',
}
