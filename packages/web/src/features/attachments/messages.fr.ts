import type { Translation } from '@materia/language'
import type { messages as english } from './messages.en.ts'

export const messages: Translation<typeof english> = {
  fileEmpty: 'Le fichier est vide.',
  fileTooLarge: 'Les fichiers de ce type peuvent avoir au plus {size, number} Mo.',
  connectionBroke: 'La connexion a été interrompue.',
  attachments: 'Pièces jointes',
  moveUp: 'Monter {name}',
  removeFile: 'Retirer {name}',
  cancelFile: 'Annuler {name}',
  retryFile: 'Réessayer {name}',
  uploadingFile: 'Téléversement de {name}',
  addFiles: 'Ajouter des fichiers',
  whatMayBeAdded:
    'PDF, Office, texte et images jusqu’à 20 Mo, vidéo jusqu’à 100 Mo. Vous pouvez aussi les déposer ici.',
  pictureReminder: 'Regardez chaque image : aucun visage, et aucun nom, date ou numéro de patient inscrit dessus.',
  beingChecked: 'Vérification en cours…',
  partOf: '{percent, number} % de {size}',
  replacePicture: 'Remplacer l’image',
  choosePicture: 'Choisir une image',
  tryAgain: 'Réessayer',
  cancel: 'Annuler',
  remove: 'Retirer',
}
