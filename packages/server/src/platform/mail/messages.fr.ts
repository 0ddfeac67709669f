import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  hello: 'Bonjour {name},',
  helloStranger: 'Bonjour,',
  buttonFails: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  aboutMateria: 'Materia, une plateforme pour découvrir et organiser l’information médicale.',
  demoMail: 'Courriels de la démonstration',
  demoMailText:
    'Cette démonstration n’envoie aucun courriel : ce qu’elle enverrait est conservé ici, le plus récent en premier. Actualisez la page pour voir la suite.',
  noMailYet: 'Aucun courriel pour l’instant. Il apparaît ici dès que Materia en envoie un.',
  mailSentTo: 'À {to}, {at}',
  asMailProgramsShow: 'Tel qu’un logiciel de courriel le montre',
}
