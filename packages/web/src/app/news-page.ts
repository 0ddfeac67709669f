import { withMessages } from '../lib/language.ts'
import { newsMessages } from './languages/news.ts'

/** The page with its words, which no other screen needs. */
export async function loadNewsPage() {
  const { NotificationsPage } = await withMessages(import('./pages/NotificationsPage.tsx'), newsMessages)
  return NotificationsPage
}
