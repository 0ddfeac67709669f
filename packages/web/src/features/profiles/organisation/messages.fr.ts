import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  organisation: 'Organisme',
  name: 'Nom de l’organisme',
  kind: 'Nature',
  kinds: {
    PatientGroup: 'Groupe de patients',
    Charity: 'Organisme de bienfaisance',
    ProfessionalBody: 'Organisation professionnelle',
    PublicBody: 'Organisme public',
    Company: 'Entreprise',
    OtherOrganisation: 'Autre organisme',
  },
  website: 'Site Web',
  contactEmail: 'Contact par courriel',
  contactPhone: 'Contact par téléphone',
  spokesperson: 'Porte-parole',
  introduce: 'Présentez votre organisme',
  introduceVoice:
    'On voit ceci dans votre profil, où mène chacune de vos publications. Le reste se remplit dans votre <link>profil</link>.',
  introduceSponsor: 'On voit ceci dans votre <link>profil</link>, où se remplit le reste.',
  saveAnswers: 'Enregistrer',
  spokespersonHint: 'Nom et fonction de la personne qui répond de ce qui est publié ici.',
}
