import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  secondStep: 'Donnez les six chiffres que votre application d’authentification affiche.',
  recoveryStep:
    'Donnez l’un des codes de secours que vous avez conservés en configurant le second facteur. Chacun fonctionne une seule fois.',
  code: 'Code',
  recoveryCode: 'Code de secours',
  useRecoveryCode: 'Utiliser un code de secours',
  useCode: 'Utiliser l’application d’authentification',
  lostEverything:
    'Vous avez perdu les deux? Écrivez-nous : après vérification de votre identité, une administratrice ou un administrateur vous redonnera l’accès.',
  continue: 'Continuer',
  confirmTitle: 'Confirmez votre identité',
  confirmText:
    'Cette confirmation précède les changements délicats, au plus une fois toutes les dix minutes. Ce que vous avez saisi reste en place.',
  password: 'Mot de passe',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  signInSecurity: 'Ouverture de session en deux étapes',
  signInSecurityText:
    'Avec un second facteur, un mot de passe volé ne suffit plus. Une application d’authentification sur votre téléphone affiche un nouveau code toutes les 30 secondes.',
  mustEnrol:
    'Il faut un second facteur aux administratrices et administrateurs avant que leurs écrans d’administration s’ouvrent.',
  authenticatorApp: 'Application d’authentification',
  setUpSince: 'Configurée le {date}',
  notSetUp: 'Non configurée',
  setUp: 'Configurer',
  setUpApp: 'Configurer une application d’authentification',
  remove: 'Retirer',
  removeApp: 'Retirer l’application d’authentification',
  removeAppQuestion: 'Retirer l’application d’authentification?',
  removeAppText:
    'Ses codes n’ouvriront plus de session. Sans aucun second facteur, votre mot de passe suffira de nouveau.',
  appRemoved: 'L’application d’authentification a été retirée.',
  passkeys: 'Clés d’accès',
  passkeysText: 'Ouvrez une session avec votre empreinte, votre visage ou le NIP de votre appareil, sans mot de passe.',
  addPasskey: 'Ajouter une clé d’accès',
  addPasskeyText:
    'Votre navigateur demande où la conserver : sur cet appareil, sur votre téléphone, dans un gestionnaire de mots de passe ou sur une clé de sécurité. Ensuite, votre mot de passe ne suffit plus pour ouvrir une session.',
  passkeyName: 'Nom de la clé d’accès',
  makePasskey: 'Continuer',
  passkeyKnown: 'Cet appareil a déjà une clé d’accès pour Materia.',
  passkeyMade: 'Ajoutée le {made}',
  passkeyUsed: 'Ajoutée le {made}, utilisée le {used}',
  removePasskey: 'Retirer {name}',
  removePasskeyQuestion: 'Retirer cette clé d’accès?',
  removePasskeyText:
    '{name} n’ouvrira plus de session. Sans aucun second facteur, votre mot de passe suffira de nouveau.',
  passkeyRemoved: 'La clé d’accès a été retirée.',
  signInWithPasskey: 'Ouvrir une session avec une clé d’accès',
  usePasskey: 'Utiliser une clé d’accès',
  recoveryCodes: 'Codes de secours',
  recoveryCodesLeft: 'Restants : {count, number}',
  renewCodes: 'Créer de nouveaux codes',
  renewCodesQuestion: 'Créer de nouveaux codes de secours?',
  renewCodesText: 'Les codes que vous avez cesseront de fonctionner.',
  scanText: 'Balayez ceci avec votre application d’authentification, ou saisissez-y la clé.',
  qrCode: 'Code QR pour votre application d’authentification',
  key: 'Clé',
  copyKey: 'Copier la clé',
  codeOfApp: 'Code affiché par l’application',
  keepCodes: 'Conservez vos codes de secours',
  keepCodesText:
    'Chacun de ces codes ouvre une session une seule fois, quand vous n’avez pas votre téléphone. Ils sont affichés maintenant et plus jamais : conservez-les là où personne d’autre ne regarde.',
  copy: 'Copier',
  download: 'Télécharger',
  done: 'Je les ai conservés',
  copied: 'Copié.',
  codesFileTitle: 'Codes de secours Materia, {date}',
}
