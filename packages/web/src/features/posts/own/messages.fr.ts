import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  edit: 'Modifier',
  editItem: 'Modifier : {title}',
  takeNameOff: 'Retirer mon nom',
  takeNameOffQuestion: 'Retirer votre nom?',
  nameIsOff: 'Votre nom ne figure plus sur la publication.',
  takeNameOffText:
    'Votre nom disparaît de cette publication et de ses versions antérieures. La personne qui l’a écrite ne pourra plus vous y nommer.',
}
