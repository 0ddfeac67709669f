import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  today: 'aujourd’hui',
  todayAt: 'aujourd’hui {time}',
  pageRange: '{first} à {last} sur {total}',
  previous: 'Précédent',
  sortBy: 'Trier par',
  next: 'Suivant',
}
