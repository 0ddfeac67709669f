export const messages = {
  blockQuestion: 'Bloquer {name}?',
  blockWarning:
    'Vous ne verrez plus ni messages, ni commentaires, ni mentions, ni invitations de {name}, ni cette personne parmi les médecins, ni ses publications dans Découvrir. Elle n’en est pas avertie. Vous pouvez la débloquer en tout temps sous Profil, Compte.',
  block: 'Bloquer',
  cancel: 'Annuler',
  blocked: '{name} : blocage en vigueur.',
  isBlocked: 'Vous avez bloqué {name}.',
  unblock: 'Débloquer',
  unblockPerson: 'Débloquer {name}',
  unblocked: '{name} : blocage levé.',
  blockedPeople: 'Personnes bloquées',
  nobodyBlocked:
    'Vous n’avez bloqué personne. Pour bloquer quelqu’un, ouvrez le menu à côté de son nom dans son profil.',
}
