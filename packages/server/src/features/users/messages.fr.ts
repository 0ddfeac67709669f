import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  finishSubject: 'Terminez votre inscription à Materia',
  finishText:
    'Votre compte Materia a été créé. Il reste une étape : confirmez cette adresse courriel et choisissez un mot de passe.',
  finishButton: 'Terminer l’inscription',
  finishClosing:
    'Le lien fonctionne une seule fois et pendant 7 jours. Si vous ne vous êtes pas inscrit, ignorez ce message.',
  resetSubject: 'Réinitialisez votre mot de passe Materia',
  resetText: 'Quelqu’un, sans doute vous, a demandé de réinitialiser le mot de passe de votre compte Materia.',
  resetButton: 'Réinitialiser le mot de passe',
  resetClosing:
    'Le lien fonctionne une seule fois et pendant 2 heures. Si vous ne l’avez pas demandé, ignorez ce message : rien n’a changé.',
  changedSubject: 'Votre mot de passe Materia a été changé',
  changedText:
    'Le mot de passe de votre compte Materia vient d’être changé, et les sessions des autres appareils ont été fermées.',
  notYou: 'Si ce n’était pas vous, réinitialisez votre mot de passe dès maintenant.',
}
