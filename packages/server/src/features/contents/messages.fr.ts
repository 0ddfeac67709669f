import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  decisionBasis: 'Sommaire des motifs de décision',
  decisionRegulatory: 'Décision réglementaire',
  decisionSafteyReview: 'Examen de l’innocuité',
  drugApproved: 'Approuvé',
  drugMarketed: 'Commercialisé',
  drugCancelledPreMarket: 'Annulé avant commercialisation',
  drugCancelledPostMarket: 'Annulé',
  drugDormant: 'Dormant',
  folioPublic: 'Public',
  folioPrivate: 'Privé',
  folioRestricted: 'Restreint',
  linkJournal: 'Revue',
  linkArticle: 'Article',
  linkFacebook: 'Facebook',
  linkInstagram: 'Instagram',
  linkYouTube: 'YouTube',
  linkLinkedIn: 'LinkedIn',
  linkTwitter: 'Twitter',
  sites: '{count, plural, one {# centre} other {# centres}}',
  canadianSites: '{count, plural, one {# centre canadien} other {# centres canadiens}}',
  folioItems: '{count, plural, one {# élément} other {# éléments}}',
  folioMembers: '{count, plural, one {# membre} other {# membres}}',
}
