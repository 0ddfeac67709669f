export const messages = {
  finishSubject: 'Finish your Materia registration',
  finishText:
    'Your Materia account has been created. One step is left: confirm this e-mail address and choose a password.',
  finishButton: 'Finish registration',
  finishClosing: 'The link works once and for 7 days. If you did not sign up, ignore this message.',
  madeText: 'A Materia account was made for {name}.',
  madeForVoice: 'It writes posts that readers see as the voice of your organisation.',
  madeForSponsor: 'It shows what is promoted in your name, and how often it is read and liked.',
  madeStep: 'One step is left: confirm this e-mail address and choose a password.',
  madeClosing: 'The link works once and for 7 days. If you did not expect it, ignore this message.',
  resetSubject: 'Reset your Materia password',
  resetText: 'Somebody, most likely you, asked to reset the password of your Materia account.',
  resetButton: 'Reset password',
  resetClosing:
    'The link works once and for 2 hours. If you did not ask for it, ignore this message: nothing has changed.',
  passwordChangedSubject: 'Your Materia password was changed',
  passwordChangedText: 'The password of your Materia account was just changed, and other devices were signed out.',
  passwordResetSubject: 'Your Materia password was reset',
  passwordResetText:
    'The password of your Materia account was just reset by a mailed link, and all devices were signed out.',
  newDeviceSubject: 'Your Materia account was opened on a new device',
  newDeviceText:
    'Somebody, most likely you, signed in to your Materia account with a browser or system that was not used before. Your devices are listed in Profile, under Account.',
  deletedSubject: 'Your Materia account was deleted',
  deletedText: 'Your Materia account and what it held of you are gone. Published posts stay under “A former member”.',
  lockedSubject: 'Your Materia account is locked for 15 minutes',
  lockedText:
    'Somebody gave a wrong password or code five times in a row. Nobody can sign in for the next 15 minutes; a new password ends that at once.',
  factorAddedSubject: 'A second factor was added to your Materia account',
  factorAddedText: 'From now on your password alone does not sign in to your Materia account.',
  factorRemovedSubject: 'A second factor was removed from your Materia account',
  factorRemovedText: 'An authenticator app or a passkey no longer signs in to your Materia account.',
  codesRenewedSubject: 'Your Materia recovery codes were renewed',
  codesRenewedText: 'New recovery codes were made for your Materia account; the older ones no longer work.',
  codeUsedSubject: 'A recovery code of your Materia account was used',
  codeUsedText: 'Somebody, most likely you, signed in with a recovery code. It does not work again.',
  confirmEmailSubject: 'Confirm your new e-mail address for Materia',
  confirmEmailText:
    'Somebody, most likely you, wants this address for their Materia account. It counts once you confirm it.',
  confirmEmailButton: 'Confirm e-mail address',
  confirmEmailClosing: 'The link works once and for 24 hours. If you did not ask for it, ignore this message.',
  emailInUseSubject: 'This e-mail address has a Materia account already',
  emailInUseText:
    'Somebody, perhaps you, wanted this address for another Materia account. It belongs to yours, and an address belongs to one account: nothing has changed.',
  emailChangeAskedSubject: 'A new e-mail address was asked for your Materia account',
  emailChangeAskedText:
    'Somebody, most likely you, asked to change the e-mail address of your Materia account. Nothing changes before the new address is confirmed; a new password stops it.',
  emailChangedSubject: 'The e-mail address of your Materia account was changed',
  emailChangedText:
    'This is now the e-mail address of your Materia account: you sign in with it, and mails come here. Other devices were signed out.',
  formerEmailText: 'Your Materia account has another e-mail address now; this one no longer signs in.',
  notYouWrite: 'If this was not you, write to the team at once: {email}',
  recoveryBegunSubject: 'The second factors of your Materia account go in three days',
  recoveryBegunText:
    'Somebody, most likely you, told us that every second factor of your Materia account is lost, and an administrator checked who it is. In 72 hours the factors are removed and the password alone signs in again. If you still have one, sign in with it: that stops it.',
  passkey: 'Passkey',
  notYou: 'If this was not you, reset your password now.',
} as const
