import { loadMessages } from '../lib/language.ts'
import { safetyMessages } from './languages/safety.ts'

/** The page with its words, which few screens need. */
export async function loadSafetyPage() {
  const [{ SafetyPage }] = await Promise.all([import('./pages/SafetyPage.tsx'), loadMessages(safetyMessages)])
  return SafetyPage
}
