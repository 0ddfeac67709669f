import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  title: 'Materia | Une plateforme pour découvrir et organiser l’information médicale',
  offlineAct: 'Vous êtes hors ligne. Rien n’a été modifié.',
  awayAct: 'Materia ne répond pas. Réessayez dans un instant.',
  offlineLoad: 'Vous êtes hors ligne. Le contenu se chargera dès le retour de la connexion.',
  awayLoad: 'Materia ne répond pas. Nous réessayons.',
  unknownError: 'Erreur inconnue. Réessayez plus tard.',
  partNotLoaded: 'Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  bytes: '{count, plural, one {# octet} other {# octets}}',
  kilobytes: '{count} ko',
  megabytes: '{count} Mo',
}
