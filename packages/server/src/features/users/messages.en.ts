export const messages = {
  finishSubject: 'Finish your Materia registration',
  finishText:
    'Your Materia account has been created. One step is left: confirm this e-mail address and choose a password.',
  finishButton: 'Finish registration',
  finishClosing: 'The link works once and for 7 days. If you did not sign up, ignore this message.',
  resetSubject: 'Reset your Materia password',
  resetText: 'Somebody, most likely you, asked to reset the password of your Materia account.',
  resetButton: 'Reset password',
  resetClosing:
    'The link works once and for 2 hours. If you did not ask for it, ignore this message: nothing has changed.',
  changedSubject: 'Your Materia password was changed',
  changedText: 'The password of your Materia account was just changed, and other devices were signed out.',
  notYou: 'If this was not you, reset your password now.',
} as const
