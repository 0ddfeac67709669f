import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  today: 'aujourd’hui',
  todayAt: 'aujourd’hui {time}',
  yesterday: 'hier',
  yesterdayAt: 'hier {time}',
  pageRange: '{first} à {last} sur {total}',
  previous: 'Précédent',
  sortBy: 'Trier par',
  filters: 'Filtres',
  filtersChosen: 'Filtres ({count, number})',
  showResults: 'Afficher les résultats',
  next: 'Suivant',
  loading: '{label} : chargement en cours',
  couldNotLoad: 'Ceci n’a pas pu être chargé.',
  retry: 'Réessayer',
  setUpFactor: 'Configurer un second facteur',
  cancel: 'Annuler',
  close: 'Fermer',
  more: 'Plus',
  undo: 'Annuler',
  dismiss: 'Ignorer',
  hidePassword: 'Masquer le mot de passe',
  showPassword: 'Afficher le mot de passe',
  conflictTitle: 'Modifié ailleurs',
  conflictMeaning:
    'Ce texte a été modifié ailleurs pendant que vous écriviez. Les deux versions sont conservées : comparez-les et choisissez la suite.',
  conflictMine: 'La vôtre, sur cet appareil',
  conflictTheirs: 'L’autre, enregistrée',
  keepMine: 'Garder la mienne',
  keepTheirs: 'Garder l’autre',
}
