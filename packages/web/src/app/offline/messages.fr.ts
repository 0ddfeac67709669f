import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  thisDevice: 'Materia sur cet appareil',
  installText:
    'Parmi les applications de cet appareil, Materia s’ouvre d’un toucher sur son icône, dans sa propre fenêtre.',
  install: 'Installer Materia',
  installed: 'Materia est installé sur cet appareil.',
  installByHand:
    'Votre navigateur l’offre dans son propre menu : « Installer », ou « Sur l’écran d’accueil » sous Partager.',
  offlineReading: 'Lecture hors ligne',
  offlineText:
    '{hasFolios, select, true {Vos folios, votre liste À lire, leur contenu et ce que vous avez ouvert en dernier sont gardés} other {Ce que vous avez ouvert en dernier est gardé}} sur cet appareil pendant 30 jours, au plus 20 Mo. La fermeture de la session efface le tout.',
  savedState: '{count, plural, one {# élément} other {# éléments}}, {size}, enregistrés le {day} à {time}.',
  nothingSaved: 'Rien n’est encore enregistré.',
  notPossible: 'Ce navigateur ne peut rien garder pour la lecture hors ligne.',
  push: 'Notifications sur cet appareil',
  pushText:
    'Elles vous signalent ce que vous voulez voir à l’écran, même quand Materia n’est pas ouvert. Seul un titre est envoyé, chiffré pour ce navigateur seulement.',
  pushOn: 'Activer',
  pushOff: 'Désactiver',
  pushIsOn: 'Elles sont activées.',
  pushDenied: 'Elles sont bloquées pour Materia dans les réglages de ce navigateur.',
  pushImpossible:
    'Ce navigateur ne peut pas en afficher. Sur un iPhone ou un iPad, ajoutez d’abord Materia à l’écran d’accueil.',
  pushFailed: 'Le navigateur n’a pas pu les activer. Réessayez plus tard.',
}
