export const messages = {
  title: 'S’agit-il d’un patient?',
  seen: 'Ceci pourrait permettre de reconnaître un patient :',
  kinds: {
    HealthNumber: 'Numéro de carte santé : {text}',
    BirthDate: 'Date de naissance : {text}',
    Phone: 'Numéro de téléphone : {text}',
    Email: 'Adresse de courriel : {text}',
    Picture: 'Image {text} : y voit-on un visage, ou un nom, une date ou un numéro inscrits?',
  },
  why: 'Aucune donnée de patient n’a sa place dans Materia. Des collègues liront ce que vous envoyez. Votre décision est consignée, sans ce que vous avez écrit.',
  change: 'Le modifier',
  sendAnyway: 'Envoyer quand même',
}
