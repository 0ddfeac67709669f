import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  verifiedSubject: 'Votre identité professionnelle est vérifiée dans Materia',
  verifiedText:
    'L’équipe d’administration a trouvé votre nom dans le registre public que vous avez indiqué. Pendant un an, votre nom porte un insigne qui indique le registre et le jour de la consultation.',
  refusedSubject: 'Votre vérification dans Materia a été refusée',
  refusedText:
    'L’équipe d’administration a examiné vos renseignements et n’a pas pu confirmer votre identité professionnelle, pour la raison suivante :',
  takenBackSubject: 'Votre vérification dans Materia a été retirée',
  takenBackText:
    'L’équipe d’administration a retiré votre vérification, et votre nom ne porte plus d’insigne, pour la raison suivante :',
  expiringSubject: 'Votre vérification dans Materia prend fin bientôt',
  expiringText:
    'Le registre a été consulté il y a près d’un an. Faites une nouvelle demande maintenant, et l’insigne reste.',
  expiredSubject: 'Votre vérification dans Materia a pris fin',
  expiredText: 'Une vérification dure un an. Faites une nouvelle demande dans votre profil pour retrouver l’insigne.',
  openProfile: 'Ouvrir votre profil',
}
