import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  stepOf: 'Étape {step, number} de 3',
  chooseAreas: 'Choisissez vos domaines',
  chooseAreasText:
    'Découvrir commence par ce que vous choisissez. Des sujets plus précis se trouvent dans votre <link>profil</link>.',
  suggestedAreas: 'Suggérés pour vous',
  otherAreas: 'Autres domaines',
  saveAreas: 'Enregistrer les domaines',
  skip: 'Passer',
  goOn: 'Continuer',
  followTitle: 'Personnes et folios à suivre',
  followText: 'Ce qu’ils publient et réunissent vient dans Découvrir. Vous pouvez cesser à tout moment.',
  nobodyToFollow: 'Personne à suggérer pour l’instant. <link>Trouvez des collègues</link> quand vous le voudrez.',
  colleagues: 'Collègues',
  folios: 'Folios publics',
  digestTitle: 'À quelle fréquence pouvons-nous vous écrire?',
  digestText:
    'Un court courriel sur les nouveautés de ce que vous suivez et les avis de sécurité, seulement s’il y a quelque chose à dire.',
  digestConsent:
    'J’accepte que Materia m’envoie par courriel les nouveautés de ce que je suis et les avis de sécurité, {rhythm, select, Daily {une fois par jour} other {une fois par semaine}}. Je peux mettre fin à ces courriels à tout moment, en un clic.',
  agree: 'J’accepte',
}
