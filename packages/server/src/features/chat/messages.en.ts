export const messages = {
  aMember: 'A member',
  invitationSubject: '{name} invites you to a discussion',
  invitationText: '{name} invites you to the discussion “{room}” on Materia.',
  openDiscussion: 'Open the discussion',
  thirtyDays: 'The invitation can be accepted for 30 days.',
  strangerSubject: '{name} invites you to a discussion on Materia',
  strangerText:
    '{name} invites you to the discussion “{room}” on Materia, where Canadian medical professionals discover medical content, save it into shared folios and talk about it.',
  strangerSignUp: 'Sign up with this e-mail address, and the discussion is waiting for you.',
  joinMateria: 'Join Materia',
} as const
