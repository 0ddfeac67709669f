import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  title: 'Notes pas encore envoyées',
  unsentNotes:
    '{count, plural, one {# note que vous avez écrite sur cet appareil n’est pas encore envoyée. La fermeture de la session l’effacera.} other {# notes que vous avez écrites sur cet appareil ne sont pas encore envoyées. La fermeture de la session les effacera.}}',
  leave: 'Fermer la session et effacer',
  stay: 'Rester',
}
