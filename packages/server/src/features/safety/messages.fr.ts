import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  din: 'DIN {din}',
  packages: 'Formats : {sizes}',
  laterPackages: '{kind, select, Shortage {Pénurie anticipée} other {Cessation de vente prévue}} : {sizes}',
  statusChanged: 'L’état est passé de « {from} » à « {to} ».',
  removed: 'La source n’a plus cette fiche. Son dernier contenu est conservé ici.',
  noticeAt: 'Annoncé dans PMID {pmid}.',
  recallClass: 'Rappel de type {recallClass}',
  shortageReason3: 'Exigences des bonnes pratiques de fabrication',
  shortageReason5: 'Pénurie d’un ingrédient actif',
  shortageReason6: 'Pénurie d’un ingrédient ou d’un composant inactif',
  shortageReason7: 'Fabrication interrompue',
  shortageReason8: 'Retard de livraison',
  shortageReason9: 'Augmentation de la demande',
  shortageReason10: 'Autre raison',
  discontinuanceReason1: 'Raisons commerciales',
  discontinuanceReason2: 'Disponibilité des matières premières',
  discontinuanceReason3: 'Problèmes de fabrication',
  discontinuanceReason4: 'Autre raison',
  sourceShortages: 'Pénuries de médicaments Canada',
  sourceRecalls: 'Rappels et avis de sécurité de Santé Canada',
  sourceRetractions: 'Retraction Watch',
  sourcePubmed: 'PubMed',
  sourceDrugProducts: 'Base de données sur les produits pharmaceutiques de Santé Canada',
  feedTitle: 'Avis de sécurité',
  timelineStatus: '{name} : {status}',
  timelinePrice: '{name} : prix en Ontario {price}',
  timelineCoverage:
    '{name} : {coverage, select, Listed {inscrit au formulaire de l’Ontario} Delisted {retiré du formulaire de l’Ontario} GeneralBenefit {assuré en Ontario} LimitedUse {usage limité en Ontario} ExceptionalAccess {accès exceptionnel en Ontario} other {non assuré en Ontario}}',
}
