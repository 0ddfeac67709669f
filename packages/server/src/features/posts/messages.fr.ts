import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  authorSubject: '{name} vous nomme parmi les autrices et auteurs sur Materia',
  authorText: '{name} a publié « {title} » et vous nomme parmi ses autrices et auteurs.',
  authorAccept: 'Votre nom n’apparaît que si vous acceptez. Vous pouvez le retirer en tout temps.',
  authorButton: 'Voir la demande',
  day: 'jour',
  titleColumn: 'titre',
  views: 'vues',
  likes: 'mentions j’aime',
}
