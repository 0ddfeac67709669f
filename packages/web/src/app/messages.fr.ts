import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  aboutUs: 'À propos de nous',
  aboutUsPage: 'À propos',
  whatIsMateria: 'Qu’est-ce que Materia?',
  contact: 'Nous joindre',
  ourPolicies: 'Nos politiques',
  termsAndConditions: 'Conditions d’utilisation',
  privacyPolicy: 'Politique de confidentialité',
  moreInfo: 'Renseignements',
  businessInquiries: 'Demandes commerciales',
  investors: 'Investisseurs',
  press: 'Presse',
  copyright: '© 2024 Materia. Un produit de <company>{name}</company>.',
  home: 'Accueil',
  homeOfMateria: 'Materia, accueil',
  mainNavigation: 'Principale',
  navigation: 'Navigation',
  openNavigation: 'Ouvrir la navigation',
  signUp: 'S’inscrire',
  logIn: 'Ouvrir une session',
  welcome: 'Bienvenue',
  homeDescription:
    'Médicaments, décisions réglementaires, essais cliniques et articles de revues dans un seul fil, pour les professionnelles et professionnels de la santé au Canada : découvrez, conservez dans des folios, discutez.',
  landingDescription:
    'Un seul endroit pour l’information médicale que vous chercheriez ailleurs. Ouvert aux cliniciennes et cliniciens du Canada.',
  aboutUsDescription:
    'Pourquoi Materia existe, ce que vous y trouvez, et comment l’information et vous y êtes traités.',
  contactUsDescription: 'Demandes commerciales, investisseurs et presse : écrivez à l’équipe de Materia.',
  termsDescription: 'Ce que vous pouvez attendre de Materia, et ce que Materia attend de vous.',
  privacyDescription:
    'Les données que Materia conserve à votre sujet, pourquoi, qui les voit et comment les faire supprimer.',
  previewPicture: 'Materia : les nouveautés en médecine, dans les deux minutes dont vous disposez',
  discussions: 'Discussions',
  skipToContent: 'Passer au contenu',
  pageBroke: 'Un problème est survenu sur cette page.',
  pageNotLoaded: 'Cette page n’a pas pu être chargée.',
  retry: 'Réessayer',
  connectionInterrupted: 'La connexion a peut-être été interrompue, ou Materia a été mis à jour entre-temps.',
  doctors: 'Médecins',
  dark: 'Sombre',
  profile: 'Profil',
  logout: 'Fermer la session',
  offline: 'Vous êtes hors ligne. Ce qui est ouvert reste ici, et tout reprendra au retour de la connexion.',
}
