import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  finishSubject: 'Terminez votre inscription à Materia',
  finishText:
    'Votre compte Materia a été créé. Il reste une étape : confirmez cette adresse courriel et choisissez un mot de passe.',
  finishButton: 'Terminer l’inscription',
  finishClosing:
    'Le lien fonctionne une seule fois et pendant 7 jours. Si cette inscription ne vient pas de vous, ignorez ce message.',
  madeText: 'Un compte Materia a été créé pour {name}.',
  madeForVoice: 'Il sert à écrire des publications qui portent la voix de votre organisme.',
  madeForSponsor: 'Il montre ce qui est commandité en votre nom, et combien de fois on le lit et on l’aime.',
  madeStep: 'Il reste une étape : confirmez cette adresse courriel et choisissez un mot de passe.',
  madeClosing:
    'Le lien fonctionne une seule fois et pendant 7 jours. Si vous ne vous y attendiez pas, ignorez ce message.',
  resetSubject: 'Réinitialisez votre mot de passe Materia',
  resetText: 'Quelqu’un, sans doute vous, a demandé de réinitialiser le mot de passe de votre compte Materia.',
  resetButton: 'Réinitialiser le mot de passe',
  resetClosing:
    'Le lien fonctionne une seule fois et pendant 2 heures. Si vous ne l’avez pas demandé, ignorez ce message : rien n’a changé.',
  passwordChangedSubject: 'Votre mot de passe Materia a été changé',
  passwordChangedText:
    'Le mot de passe de votre compte Materia vient d’être changé, et les sessions des autres appareils ont été fermées.',
  passwordResetSubject: 'Votre mot de passe Materia a été réinitialisé',
  passwordResetText:
    'Le mot de passe de votre compte Materia vient d’être réinitialisé au moyen d’un lien envoyé par courriel, et la session a été fermée sur tous les appareils.',
  newDeviceSubject: 'Votre compte Materia a été ouvert sur un nouvel appareil',
  newDeviceText:
    'Quelqu’un, probablement vous, a ouvert une session dans votre compte Materia avec un navigateur ou un système qui n’avait pas encore servi. Vos appareils figurent dans Profil, sous Compte.',
  deletedSubject: 'Votre compte Materia a été supprimé',
  deletedText:
    'Votre compte Materia et ce qu’il contenait à votre sujet n’existent plus. Les publications restent sous le nom « Une ou un ancien membre ».',
  lockedSubject: 'Votre compte Materia est verrouillé pendant 15 minutes',
  lockedText:
    'Un mot de passe ou un code incorrect a été saisi cinq fois de suite. Personne ne peut ouvrir de session pendant les 15 prochaines minutes; un nouveau mot de passe y met fin aussitôt.',
  factorAddedSubject: 'Un second facteur a été ajouté à votre compte Materia',
  factorAddedText: 'Désormais, votre mot de passe ne suffit plus pour ouvrir une session dans votre compte Materia.',
  factorRemovedSubject: 'Un second facteur a été retiré de votre compte Materia',
  factorRemovedText:
    'Une application d’authentification ou une clé d’accès n’ouvre plus de session dans votre compte Materia.',
  codesRenewedSubject: 'Vos codes de secours Materia ont été renouvelés',
  codesRenewedText:
    'De nouveaux codes de secours ont été créés pour votre compte Materia; les anciens ne fonctionnent plus.',
  codeUsedSubject: 'Un code de secours de votre compte Materia a été utilisé',
  codeUsedText:
    'Quelqu’un, probablement vous, a ouvert une session avec un code de secours. Ce code ne fonctionnera plus.',
  confirmEmailSubject: 'Confirmez votre nouvelle adresse courriel pour Materia',
  confirmEmailText:
    'Quelqu’un, sans doute vous, veut utiliser cette adresse pour son compte Materia. Elle comptera une fois confirmée.',
  confirmEmailButton: 'Confirmer l’adresse courriel',
  confirmEmailClosing:
    'Le lien fonctionne une seule fois et pendant 24 heures. Si vous ne l’avez pas demandé, ignorez ce message.',
  emailInUseSubject: 'Cette adresse courriel a déjà un compte Materia',
  emailInUseText:
    'Quelqu’un, peut-être vous, voulait utiliser cette adresse pour un autre compte Materia. Elle appartient au vôtre, et une adresse n’appartient qu’à un seul compte : rien n’a changé.',
  emailChangeAskedSubject: 'Une nouvelle adresse courriel a été demandée pour votre compte Materia',
  emailChangeAskedText:
    'Quelqu’un, sans doute vous, a demandé de changer l’adresse courriel de votre compte Materia. Rien ne change avant que la nouvelle adresse soit confirmée; un nouveau mot de passe arrête la demande.',
  emailChangedSubject: 'L’adresse courriel de votre compte Materia a été changée',
  emailChangedText:
    'Voici maintenant l’adresse courriel de votre compte Materia : vous ouvrez une session avec elle, et les courriels arrivent ici. Les sessions des autres appareils ont été fermées.',
  formerEmailText: 'Votre compte Materia a maintenant une autre adresse courriel; celle-ci n’ouvre plus de session.',
  notYouWrite: 'Si ce n’était pas vous, écrivez à l’équipe sans attendre : {email}',
  recoveryBegunSubject: 'Les seconds facteurs de votre compte Materia seront retirés dans trois jours',
  recoveryBegunText:
    'Quelqu’un, sans doute vous, nous a dit avoir perdu tous les seconds facteurs de votre compte Materia, et l’administration a vérifié son identité. Dans 72 heures, les facteurs seront retirés et le mot de passe suffira de nouveau. Si vous en avez encore un, ouvrez une session avec lui : la demande prend alors fin.',
  passkey: 'Clé d’accès',
  notYou: 'Si ce n’était pas vous, réinitialisez votre mot de passe dès maintenant.',
}
