import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  inbox: 'Messages de contact',
  show: 'Afficher',
  waiting: 'En attente',
  answered: 'Traités',
  from: 'De',
  about: 'Au sujet de',
  reasons: { BusinessInquiry: 'Demande commerciale', Investor: 'Investissement', Press: 'Presse' },
  message: 'Message',
  sent: 'Envoyé',
  answer: 'Répondre',
  answeredBy: 'Par {name}',
  nothingWaits: 'Aucun message n’attend.',
  nothingAnswered: 'Aucun message n’a encore reçu de réponse.',
  messagesArrive: 'Ce que les gens écrivent à la page Contact arrive ici.',
  answerTo: 'Répondre à {name}',
  language:
    '{language, select, fr {Écrit à la page française : le courriel est en français.} other {Écrit à la page anglaise : le courriel est en anglais.}}',
  yourAnswer: 'Votre réponse',
  sendAnswer: 'Envoyer par courriel',
  sentByMail: 'La réponse est en route.',
}
