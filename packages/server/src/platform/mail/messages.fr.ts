import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  hello: 'Bonjour {name},',
  helloStranger: 'Bonjour,',
  buttonFails: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  aboutMateria: 'Materia, une plateforme pour découvrir et organiser l’information médicale.',
}
