import { type LoadMessages, withMessages } from '../../../lib/language.ts'

/** Words that only who asks to be verified reads. */
const verificationMessages: LoadMessages = async (language) => ({
  verification: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

export async function loadVerificationSection() {
  const { VerificationSection } = await withMessages(import('./VerificationSection.tsx'), verificationMessages)
  return VerificationSection
}
