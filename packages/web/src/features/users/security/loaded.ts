import { type LoadMessages, loadMessages } from '../../../lib/language.ts'

/** The words of these screens come with the first of them. */
export const securityMessages: LoadMessages = async (language) => ({
  security: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

const withMessages = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([load(), loadMessages(securityMessages)])
  return part
}

export const loadSecondFactorForm = () =>
  withMessages(async () => (await import('./SecondFactorForm.tsx')).SecondFactorForm)

export const loadLoginPasskey = () => withMessages(async () => (await import('./LoginPasskey.tsx')).LoginPasskey)

export const loadConfirmIdentity = () =>
  withMessages(async () => (await import('./ConfirmIdentity.tsx')).ConfirmIdentity)

export const loadEmailAddress = () => withMessages(async () => (await import('./EmailAddress.tsx')).EmailAddress)

export const loadIdentifiers = () => withMessages(async () => (await import('./Identifiers.tsx')).Identifiers)

export const loadConfirmEmailDialog = () =>
  withMessages(async () => (await import('./ConfirmEmailDialog.tsx')).ConfirmEmailDialog)

export const loadSecuritySettings = () =>
  withMessages(async () => (await import('./SecuritySettings.tsx')).SecuritySettings)
