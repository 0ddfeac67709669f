import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  byDay: 'Par jour',
  byDayText: 'Chaque personne compte une fois par version, selon le jour à l’heure de l’Est, et n’est jamais nommée.',
  period: 'Période',
  lastDays: 'Les {count, number} derniers jours',
  day: 'Jour',
  title: 'Titre',
  views: 'Vues',
  likes: 'Mentions « J’aime »',
  download: 'Télécharger en CSV',
  nothing: 'Rien n’a été lu ni aimé pendant ces jours.',
}
