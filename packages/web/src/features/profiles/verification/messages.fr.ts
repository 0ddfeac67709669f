import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  verification: 'Vérification',
  explained: {
    Doctor:
      'L’équipe d’administration vous cherche dans le registre public de votre collège des médecins. Pendant un an, votre nom porte ensuite un insigne qui indique où et quand vous y figuriez. Un changement de nom ou de NIMC y met fin.',
    NursePractitioner:
      'L’équipe d’administration vous cherche dans le registre public de votre ordre des infirmières et infirmiers. Pendant un an, votre nom porte ensuite un insigne qui indique où et quand vous y figuriez. Un changement de nom y met fin.',
    MedicalResident:
      'L’équipe d’administration vous cherche dans le registre public de votre collège des médecins ou s’informe auprès de votre école. Pendant un an, votre nom porte ensuite un insigne qui indique où et quand vous y figuriez. Un changement de nom ou d’école y met fin.',
    MedicalStudent:
      'L’équipe d’administration s’informe auprès de votre école. Pendant un an, votre nom porte ensuite un insigne qui indique où et quand vous y figuriez. Un changement de nom ou d’école y met fin.',
  },
  states: {
    None: 'Votre inscription n’est pas vérifiée.',
    Requested: 'Votre demande est faite : l’équipe d’administration vous cherchera dans le registre {ofRegulator}.',
    Verified: 'Vérification dans le registre {ofRegulator} le {checkedOn}, valable jusqu’au {expiresOn}.',
    Expired:
      'Votre vérification dans le registre {ofRegulator} a pris fin. Refaites une demande pour retrouver l’insigne.',
    Refused:
      'La vérification dans le registre {ofRegulator} n’a pas abouti. Le courriel dit pourquoi; vous pouvez refaire une demande.',
  },
  ask: 'Demander une vérification',
  askAgain: 'Refaire une demande',
  withdraw: 'Retirer la demande',
  withdrawn: 'Votre demande est retirée.',
  asked: 'Votre demande de vérification est faite.',
  province: 'Province ou territoire',
  regulator: 'Organisme ou école',
  regulatorHints: {
    Doctor: 'Par exemple le collège des médecins de votre province.',
    NursePractitioner: 'Par exemple l’ordre des infirmières et infirmiers de votre province.',
    MedicalResident: 'Le collège des médecins qui autorise votre formation, ou votre école.',
    MedicalStudent: 'Le nom de votre école.',
  },
  licenceNumber: 'Numéro de permis ou d’inscription',
  cancel: 'Annuler',
  send: 'Envoyer',
  provinces: {
    AB: 'Alberta',
    BC: 'Colombie-Britannique',
    MB: 'Manitoba',
    NB: 'Nouveau-Brunswick',
    NL: 'Terre-Neuve-et-Labrador',
    NS: 'Nouvelle-Écosse',
    NT: 'Territoires du Nord-Ouest',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Île-du-Prince-Édouard',
    QC: 'Québec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
}
