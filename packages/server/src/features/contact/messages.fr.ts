import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  aboutBusinessInquiry: 'Demande commerciale : message de {name}',
  aboutInvestor: 'Investissement : message de {name}',
  aboutPress: 'Presse : message de {name}',
  wrote: '{sender} a écrit :',
  answerSubject: 'Notre réponse à votre message',
  answerGreeting: 'Bonjour {name},',
  youWrote: 'Vous nous avez écrit :',
  answerTo: 'Répondez à {email}.',
}
