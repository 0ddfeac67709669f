import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  invitationSubject: '{name} partage avec vous le folio « {title} »',
  invitationText: '{name} vous invite au folio « {title} » sur Materia.',
  invitationAccept: 'Acceptez l’invitation pour le lire et y ajouter.',
  invitationButton: 'Voir l’invitation',
  strangerText:
    '{name} vous invite au folio « {title} » sur Materia, où les professionnelles et professionnels de la santé du Canada découvrent du contenu médical et le conservent dans des folios partagés.',
  strangerSignUp: 'Inscrivez-vous avec cette adresse courriel, et l’invitation vous attendra.',
  joinMateria: 'Joindre Materia',
  readingList: 'Liste de lecture de Materia, {count, plural, one {# élément} other {# éléments}}, {date}',
  csvPosition: 'Position',
  csvTitle: 'Titre',
  csvKind: 'Type',
  csvAuthors: 'Auteurs',
  csvPublishedIn: 'Publié dans',
  csvDate: 'Date',
  csvNctNumber: 'Numéro NCT',
  csvReferenceNumber: 'Numéro de référence',
  csvSource: 'Source',
  csvNote: 'Note',
  formerMember: 'Une ou un ancien membre',
  logoBook: 'Un livre ouvert',
  logoHeart: 'Un cœur et son battement',
  logoLungs: 'Une paire de poumons',
  logoCapsule: 'Une gélule',
  logoNeuron: 'Une cellule nerveuse',
  logoFlask: 'Une fiole',
  logoBones: 'Un os',
  logoStethoscope: 'Un stéthoscope',
}
