import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  at: 'moment',
  act: 'action',
  actor: 'personne',
  actorId: 'numéro de la personne',
  subjectType: 'type d’objet',
  subject: 'objet',
  subjectId: 'numéro de l’objet',
  detail: 'détail',
}
