import { type LoadMessages, loadMessages } from '../../../lib/language.ts'

/** Words that only who asks to be verified reads. */
export const verificationMessages: LoadMessages = async (language) => ({
  verification: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

export async function loadVerificationSection() {
  const [{ VerificationSection }] = await Promise.all([
    import('./VerificationSection.tsx'),
    loadMessages(verificationMessages),
  ])
  return VerificationSection
}
