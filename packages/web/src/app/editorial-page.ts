import { withMessages } from '../lib/language.ts'
import { safetyMessages } from './languages/safety.ts'

/** The page with the words of what stands above all its tabs. */
export async function loadEditorialPage() {
  const { EditorialPage } = await withMessages(import('./pages/EditorialPage.tsx'), safetyMessages)
  return EditorialPage
}
