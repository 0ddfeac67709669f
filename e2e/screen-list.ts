import { contentRoutes } from '@materia/contract'
import type { Page } from '@playwright/test'
import { ask } from './fixtures.ts'

const dialogs = [
  'Login',
  'Register',
  'ForgotPassword',
  'ResetPassword?t=x&e=a%40b.ca',
  'VerifyEmail?t=x&e=a%40b.ca',
  'ConfirmEmail?t=x&e=a%40b.ca',
]
export const publicScreens = [
  ...['/Home', '/landing', '/about-us', '/contact-us', '/terms-of-service', '/privacy-policy'],
  ...['/for-doctors', '/for-residents', '/for-organisations'],
  ...dialogs.map((dialog) => `/Home/${dialog}`),
]
export const doctorScreens = [
  '/discover',
  '/discover?kinds=drugs,trials',
  '/contents?searchTerm=heart+failure',
  '/contents?searchTerm=zzzz',
  '/drug/Entresto',
  '/Profile',
  '/folio',
  '/discussions',
  '/doctor-search',
  '/safety',
  '/my-posts',
  '/my-posts?tab=published',
  '/create-content',
  '/create-content/UserArticle',
  '/create-content/UserExternalLink',
]
/** What is a doctor's own: the tabs of the profile and of the notifications. */
export const ownScreens = [
  '/Profile?tab=posts',
  '/Profile?tab=folios',
  '/Profile?tab=following',
  '/Profile?tab=account',
  '/notifications',
  '/notifications?tab=unread',
  '/notifications?tab=following',
  '/notifications?tab=preferences',
]
export const adminScreens = [
  '/account-management/voiceof',
  '/account-management/sponsor',
  '/editorial',
  '/editorial?tab=reports',
  '/editorial?tab=appeals',
  '/editorial?tab=contact',
  '/editorial?tab=registrations',
  '/editorial?tab=verifications',
  '/editorial?tab=sources',
  '/editorial?tab=audit',
]
/** What those see who are no doctor of long standing, by who signs in. */
export const screensOfOthers = {
  'voiceof@materia.test': [
    ...['/discover', '/contents?searchTerm=heart+failure', '/safety', '/notifications', '/landing'],
    ...['/Profile', '/Profile?tab=account', '/my-posts', '/my-posts?tab=published'],
    ...['/create-content', '/create-content/UserArticle', '/create-content/UserExternalLink'],
  ],
  'sponsor@materia.test': [
    ...['/discover', '/contents?searchTerm=heart+failure', '/safety', '/notifications', '/Home'],
    ...['/Profile', '/Profile?tab=account', '/my-posts'],
  ],
  'resident@materia.test': [
    ...['/discover', '/Profile', '/folio', '/discussions', '/my-posts', '/safety', '/notifications', '/for-residents'],
  ],
}
const kinds = [
  ...['Drug', 'DrugBrandGroup', 'DrugIngredient', 'Decision', 'Article', 'Trial', 'UserArticle', 'UserExternalLink'],
  'Folio',
]

/** One item of every kind, a folio also where it is curated, whoever wrote the post and whoever makes the drug. */
export async function contentScreens(page: Page): Promise<string[]> {
  const screens = await Promise.all(kinds.map((kind) => screensOf(page, kind)))
  return screens.flat()
}

async function screensOf(page: Page, kind: string): Promise<string[]> {
  const [item] = await ask<{ contentItemId: string; creator: { userId: string } | null }[]>(
    page,
    contentRoutes.discover,
    { query: { count: '10', filter: kind } },
  )
  if (!item) throw new Error(`The demo has no ${kind}.`)
  const screen = `/contents/${item.contentItemId}`
  if (kind === 'Drug') return [screen, await companyScreen(page, item.contentItemId)]
  if (kind === 'Folio') return [screen, `/folio?folio=${item.contentItemId}`]
  if (kind !== 'UserArticle') return [screen]
  if (!item.creator) throw new Error('Nobody wrote the demo’s post.')
  return [screen, `/Profile/${item.creator.userId}`]
}

async function companyScreen(page: Page, contentItemId: string): Promise<string> {
  const path = contentRoutes.getContent.path.replace(':contentItemId', contentItemId)
  const { companyId } = await ask<{ companyId: number | null }>(page, { path })
  if (companyId === null) throw new Error('Nobody makes the demo’s drug.')
  return `/company/${companyId}`
}
