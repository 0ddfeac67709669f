/**
 * Words of closed lists that sources give in English alone, by their English: what is stored is the source's own word,
 * and it is worded when it is shown.
 */
export const sourceWordsInFrench: Record<string, string> = {
  // ClinicalTrials.gov: overall status
  Recruiting: 'Recrutement en cours',
  'Not yet recruiting': 'Recrutement à venir',
  'Enrolling by invitation': 'Inscription sur invitation',
  'Active, not recruiting': 'En cours, recrutement terminé',
  Completed: 'Terminé',
  Suspended: 'Suspendu',
  Terminated: 'Interrompu',
  Withdrawn: 'Retiré',
  'Unknown status': 'État inconnu',
  Available: 'Disponible',
  'No longer available': 'Plus disponible',
  'Temporarily not available': 'Temporairement non disponible',
  'Approved for marketing': 'Autorisé pour la vente',
  Withheld: 'Non divulgué',
  // Sex
  All: 'Tous',
  Female: 'Femmes',
  Male: 'Hommes',
  // Phases
  'Not applicable': 'Sans objet',
  'Early phase 1': 'Phase 1 précoce',
  'Phase 1': 'Phase 1',
  'Phase 2': 'Phase 2',
  'Phase 3': 'Phase 3',
  'Phase 4': 'Phase 4',
  // Study types
  Interventional: 'Interventionnelle',
  Observational: 'Observationnelle',
  'Expanded access': 'Accès élargi',
}
