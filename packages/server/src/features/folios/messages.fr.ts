import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  invitationSubject: '{name} partage avec vous le folio « {title} »',
  invitationText: '{name} vous invite au folio « {title} » sur Materia.',
  invitationAccept: 'Acceptez l’invitation pour le lire et y ajouter.',
  invitationButton: 'Voir l’invitation',
  strangerText:
    '{name} vous invite au folio « {title} » sur Materia, où les professionnelles et professionnels de la santé du Canada découvrent du contenu médical et le conservent dans des folios partagés.',
  strangerSignUp: 'Inscrivez-vous avec cette adresse courriel, et l’invitation vous attendra.',
  joinMateria: 'Joindre Materia',
}
