import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  organisation: 'Organisme',
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
  spokespersonHint: 'Nom et fonction de la personne qui répond de ce qui est publié ici.',
}
