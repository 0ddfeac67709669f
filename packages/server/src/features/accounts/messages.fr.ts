import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  at: 'moment',
  act: 'acte',
  actor: 'auteur de l’acte',
  actorId: 'numéro de l’auteur',
  subjectType: 'type d’objet',
  subject: 'objet',
  subjectId: 'numéro de l’objet',
  detail: 'détail',
}
