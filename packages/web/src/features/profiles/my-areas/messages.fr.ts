import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  areasShown: 'Domaines d’intérêt affichés',
  myAreas: 'Mes domaines d’intérêt',
  change: 'Modifier',
  chooseYours: 'Choisir les vôtres',
}
