export const messages = {
  inviteColleague: 'Invite a colleague',
  whatFollows:
    'They get an e-mail in your name with a link to sign up. To share a folio or a discussion with them, invite them from there.',
  email: 'E-mail',
  firstName: 'First name (optional)',
  lastName: 'Last name (optional)',
  send: 'Send the invitation',
  sent: 'An invitation goes to {email}, unless they have an account already.',
} as const
