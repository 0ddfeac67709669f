import { type LoadMessages, withMessages } from '../../../lib/language.ts'
import { userWords } from '../words.ts'

/** The words of these screens come with the first of them. */
export const securityMessages: LoadMessages = async (language) => ({
  security: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

export const loadSecondFactorForm = async () =>
  (await withMessages(import('./SecondFactorForm.tsx'), securityMessages)).SecondFactorForm

export const loadLoginPasskey = async () =>
  (await withMessages(import('./LoginPasskey.tsx'), securityMessages)).LoginPasskey

export const loadConfirmIdentity = async () =>
  (await withMessages(import('./ConfirmIdentity.tsx'), securityMessages)).ConfirmIdentity

export const loadEmailAddress = async () =>
  (await withMessages(import('./EmailAddress.tsx'), securityMessages)).EmailAddress

export const loadIdentifiers = async () =>
  (await withMessages(import('./Identifiers.tsx'), securityMessages)).Identifiers

export const loadConfirmEmailDialog = async () =>
  (await withMessages(import('./ConfirmEmailDialog.tsx'), securityMessages)).ConfirmEmailDialog

export const loadEnrolmentScreen = async () =>
  (await withMessages(import('./EnrolmentScreen.tsx'), securityMessages, userWords)).EnrolmentScreen

export const loadSecuritySettings = async () =>
  (await withMessages(import('./SecuritySettings.tsx'), securityMessages, userWords)).SecuritySettings
