import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  aColleague: 'Une ou un collègue',
  invitesYou: '{name} vous invite.',
  decline: 'Refuser',
  joinRoom: 'Rejoindre {name}',
  join: 'Rejoindre',
  isInvitedSentence: '{name} a reçu une invitation.',
  inviteToDiscussion: 'Inviter {name} à une discussion',
  discussions: 'Discussions',
  noOwnDiscussion: 'Vous n’avez encore aucune discussion. Créez-en une sous Discussions.',
  declineInvitationTo: 'Refuser l’invitation à {name}',
  publicRoom: 'Salon public',
  privateRoom: 'Salon privé',
  joinFailed: 'Impossible de se joindre au salon. L’invitation a peut-être expiré.',
  declineFailed: 'L’invitation n’a pas pu être refusée. Réessayez.',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  hiddenMessage: 'Ce message est masqué jusqu’à son examen.',
}
