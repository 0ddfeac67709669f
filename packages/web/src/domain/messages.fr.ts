import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  verifiedIn: 'Figurait au registre {ofRegulator} le {date}',
  clear: 'Effacer',
  close: 'Fermer',
  open: 'Ouvrir',
  noOptions: 'Aucun choix',
  loadingOptions: 'Chargement en cours…',
  moreNotices: ', <all>et {count, plural, one {# autre avis} other {# autres avis}}</all>',
  formerMember: 'Une ou un ancien membre',
  voiceOf: 'Voix de {name}',
  kinds: {
    Article: 'Article',
    Drug: 'Médicament',
    DrugBrandGroup: 'Marque de médicament',
    DrugIngredient: 'Ingrédient',
    Decision: 'Décision',
    Trial: 'Essai clinique',
    Folio: 'Folio',
    UserArticle: 'Publication',
    UserExternalLink: 'Lien',
    DraftUserArticle: 'Brouillon',
    DraftUserExternalLink: 'Brouillon de lien',
  },
  professions: {
    Doctor: 'Médecin',
    NursePractitioner: 'Infirmière praticienne ou infirmier praticien',
    MedicalResident: 'Résidente ou résident en médecine',
    MedicalStudent: 'Étudiante ou étudiant en médecine',
  },
  provinces: {
    BC: 'Colombie-Britannique',
    NB: 'Nouveau-Brunswick',
    NL: 'Terre-Neuve-et-Labrador',
    NS: 'Nouvelle-Écosse',
    NT: 'Territoires du Nord-Ouest',
    PE: 'Île-du-Prince-Édouard',
    QC: 'Québec',
  },
}
