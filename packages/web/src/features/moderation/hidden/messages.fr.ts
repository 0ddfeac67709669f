import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  hiddenFromOthers: 'Masqué aux autres',
  why: 'Une personne de l’administration, ou un signalement de données de patient, a masqué ceci. Vous pouvez demander une fois qu’une autre personne de l’administration le regarde.',
  kinds: { content: 'Publication', message: 'Message', comment: 'Commentaire' },
  askForReview: 'Demander une révision',
  asked: 'Vous avez demandé une révision le {when}. Une autre personne de l’administration regarde.',
  upheld: 'Une autre personne de l’administration a regardé : cela reste masqué.',
  appealTitle: 'Demander à une autre personne de l’administration',
  whyShown: 'Pourquoi cela devrait-il être visible? (aucune donnée de patient)',
  send: 'Envoyer la demande',
  sent: 'Une autre personne de l’administration regardera.',
}
