import { withMessages } from '../lib/language.ts'
import { safetyMessages } from './languages/safety.ts'

/** The page with its words, which few screens need. */
export async function loadSafetyPage() {
  const { SafetyPage } = await withMessages(import('./pages/SafetyPage.tsx'), safetyMessages)
  return SafetyPage
}
