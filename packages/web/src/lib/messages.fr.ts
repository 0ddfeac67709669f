import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  title: 'Materia | Une plateforme pour découvrir et organiser l’information médicale',
}
