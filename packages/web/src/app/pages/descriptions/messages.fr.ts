import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  home: 'Médicaments, décisions réglementaires, essais cliniques et articles de revues dans un seul fil, pour les professionnelles et professionnels de la santé au Canada : découvrez, conservez dans des folios, discutez.',
  landing:
    'Un seul endroit pour l’information médicale que vous chercheriez ailleurs. Ouvert aux cliniciennes et cliniciens du Canada.',
  aboutUs: 'Pourquoi Materia existe, ce que vous y trouvez, et comment Materia traite l’information et les personnes.',
  contactUs: 'Demandes commerciales, investisseurs et presse : écrivez à l’équipe de Materia.',
  terms: 'Ce que vous pouvez attendre de Materia, et ce que Materia attend de vous.',
  privacy: 'Les données que Materia conserve à votre sujet, pourquoi, qui les voit et comment les faire supprimer.',
  picture: 'Materia : les nouveautés en médecine, dans les deux minutes dont vous disposez',
}
