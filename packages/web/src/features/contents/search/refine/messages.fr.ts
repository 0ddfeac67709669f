import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  refine: 'Préciser',
  refineChosen: 'Préciser ({count})',
  refineResults: 'Préciser les résultats',
  showResults: 'Afficher les résultats',
  clearAll: 'Tout effacer',
  showMore: 'Afficher tout : {facet}',
  showFewer: 'Afficher moins : {facet}',
  from: 'De',
  to: 'À',
  anyYear: 'Toute année',
  countOf: '{label}, {count, plural, one {# résultat} other {# résultats}}',
  names: {
    status: 'État',
    coverage: 'Couverture en Ontario',
    publicationType: 'Type de publication',
    year: 'Année',
    company: 'Entreprise ou promoteur',
    areaId: 'Domaine d’intérêt',
    only: 'Seulement',
  },
}
