import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  report: 'Signaler',
  reportThanks: 'Merci. La rédaction l’examinera.',
  sendReport: 'Envoyer le signalement',
  whatIsWrong: 'Qu’est-ce qui ne va pas?',
  anythingToAdd: 'Précisions (sans nommer de patient)',
  reasons: {
    PatientData: 'Contient des données de patient',
    Misinformation: 'Est faux ou trompeur',
    Advertising: 'Est de la publicité déguisée',
    Offensive: 'Est offensant',
    Copyright: 'Enfreint un droit d’auteur',
    Other: 'Autre chose',
  },
}
