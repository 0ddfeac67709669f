import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  label: 'Conditions et politique de confidentialité',
  ask: 'Veuillez lire et accepter {which, select, Terms {<terms>les conditions d’utilisation</terms>} Privacy {<policy>la politique de confidentialité</policy>} other {<terms>les conditions d’utilisation</terms> et <policy>la politique de confidentialité</policy>}}. Vous pouvez continuer à travailler d’ici là.',
  accept: 'Je consens',
}
