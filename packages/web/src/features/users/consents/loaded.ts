import { type LoadMessages, loadMessages } from '../../../lib/language.ts'

/** Words that only who has to agree reads. */
const consentMessages: LoadMessages = async (language) => ({
  consents: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

export async function loadConsentBar() {
  const [{ ConsentBar }] = await Promise.all([import('./ConsentBar.tsx'), loadMessages(consentMessages)])
  return ConsentBar
}
