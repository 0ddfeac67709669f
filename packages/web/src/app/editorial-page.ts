import { loadMessages } from '../lib/language.ts'
import { safetyMessages } from './languages/safety.ts'

/** The page with the words of what stands above all its tabs. */
export async function loadEditorialPage() {
  const [{ EditorialPage }] = await Promise.all([import('./pages/EditorialPage.tsx'), loadMessages(safetyMessages)])
  return EditorialPage
}
