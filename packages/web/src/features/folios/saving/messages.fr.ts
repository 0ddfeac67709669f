import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  clippings: 'Coupures',
  save: 'Enregistrer',
  folio: 'Folio',
  saveToFolio: 'Enregistrer dans un folio',
  saved: 'Enregistré',
  savedItem: 'Enregistré : {title}',
  saveItem: 'Enregistrer dans un folio : {title}',
  accepted: 'Invitation acceptée.',
  declined: 'Invitation refusée.',
  savedTo: 'Enregistré dans {folio}.',
  movedTo: 'Enregistré dans {folio}, retiré de {before}.',
  removedFrom: 'Retiré de {folio}.',
  notSavedTo: '« {title} » n’a pas été enregistré dans {folio}. {reason}',
  notRemovedFrom: '« {title} » n’a pas été retiré de {folio}. {reason}',
  notCreated: 'Le folio « {title} » n’a pas pu être créé. Réessayez plus tard.',
  notesSent:
    '{count, plural, one {# note écrite hors ligne a été envoyée.} other {# notes écrites hors ligne ont été envoyées.}}',
}
