export const messages = {
  invitationSubject: '{name} invites you to Materia',
  invitationText:
    '{name} would like you to join Materia, where Canadian medical professionals discover medical content, save it into shared folios and talk about it.',
  joinMateria: 'Join Materia',
} as const
