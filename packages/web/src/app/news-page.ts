import { loadMessages } from '../lib/language.ts'
import { newsMessages } from './languages/news.ts'

/** The page with its words, which no other screen needs. */
export async function loadNewsPage() {
  const [{ NotificationsPage }] = await Promise.all([
    import('./pages/NotificationsPage.tsx'),
    loadMessages(newsMessages),
  ])
  return NotificationsPage
}
