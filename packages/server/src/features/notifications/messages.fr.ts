import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  invitationSubject: '{name} vous invite à Materia',
  invitationText:
    '{name} aimerait vous voir sur Materia, où les professionnelles et professionnels de la santé du Canada découvrent du contenu médical, le conservent dans des folios partagés et en discutent.',
  joinMateria: 'Joindre Materia',
}
