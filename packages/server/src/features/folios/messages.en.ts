export const messages = {
  invitationSubject: '{name} shares the folio “{title}” with you',
  invitationText: '{name} invites you to the folio “{title}” on Materia.',
  invitationAccept: 'Accept the invitation to read it and to add to it.',
  invitationButton: 'See the invitation',
  strangerText:
    '{name} invites you to the folio “{title}” on Materia, where Canadian medical professionals discover medical content and save it into shared folios.',
  strangerSignUp: 'Sign up with this e-mail address, and the invitation will be waiting for you.',
  joinMateria: 'Join Materia',
} as const
