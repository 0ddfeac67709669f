import { type RouteObject, redirect } from 'react-router'
import { paths } from '../domain/paths.ts'
import { folioWords } from '../features/folios/words.ts'
import { userWords } from '../features/users/words.ts'
import { loadChunk } from '../lib/chunk.ts'
import { loadMessages } from '../lib/language.ts'
import { getSession } from '../lib/session.ts'
import {
  adminMessages,
  applicationMessages,
  audienceMessages,
  discussionMessages,
  drugMessages,
  formMessages,
  legalMessages,
  peopleMessages,
  writingMessages,
} from './languages/catalogues.ts'
import { MarketingLayout } from './layouts/MarketingLayout.tsx'
import { RouteFailed } from './layouts/RouteFailed.tsx'
import { StartingUp } from './layouts/StartingUp.tsx'
import { Root } from './Root.tsx'
import { screen } from './screens.ts'

const withSearch = { hasContentSearch: true }
const forAudience = { messages: [audienceMessages] }
const withDrugs = { ...withSearch, messages: [drugMessages] }

/** Shown with the marketing header and footer. */
const marketing: RouteObject[] = [
  screen('/Home/:dialog?', 'public', async () => (await import('./pages/HomePage.tsx')).HomePage),
  screen('/landing', 'public', async () => (await import('./pages/LandingPage.tsx')).LandingPage),
  screen('/about-us', 'public', async () => (await import('./pages/AboutUsPage.tsx')).AboutUsPage),
  screen('/contact-us', 'public', async () => (await import('./pages/ContactUsPage.tsx')).ContactUsPage, {
    messages: [formMessages],
  }),
  screen(
    '/terms-of-service',
    'public',
    async () => (await import('./pages/TermsOfServicePage.tsx')).TermsOfServicePage,
    { messages: [legalMessages] },
  ),
  screen('/privacy-policy', 'public', async () => (await import('./pages/PrivacyPolicyPage.tsx')).PrivacyPolicyPage, {
    messages: [legalMessages],
  }),
  screen(
    '/for-doctors',
    'public',
    async () => (await import('./pages/ForDoctorsPage.tsx')).ForDoctorsPage,
    forAudience,
  ),
  screen(
    '/for-residents',
    'public',
    async () => (await import('./pages/ForResidentsPage.tsx')).ForResidentsPage,
    forAudience,
  ),
  screen(
    '/for-organisations',
    'public',
    async () => (await import('./pages/ForOrganisationsPage.tsx')).ForOrganisationsPage,
    forAudience,
  ),
]

/** Shown with the application bar. */
const application: RouteObject[] = [
  screen('/discover', 'signed-in', async () => (await import('./pages/DiscoverPage.tsx')).DiscoverPage, {
    ...withSearch,
    askEarly: (early, { search }) => (search ? undefined : early.discover()),
  }),
  screen('/Profile/:userId?', 'signed-in', async () => (await import('./pages/ProfilePage.tsx')).ProfilePage, {
    messages: [peopleMessages, userWords],
  }),
  screen('/folio', ['Doctor', 'Admin'], async () => (await import('./pages/FolioPage.tsx')).FolioPage, {
    messages: [folioWords],
    askEarly: (early, { searchParams }) => {
      const folioId = searchParams.get('folio')
      return folioId ? early.folio(folioId) : early.folios()
    },
  }),
  screen('/discussions', ['Doctor'], async () => (await import('./pages/DiscussionsPage.tsx')).DiscussionsPage, {
    messages: [discussionMessages],
  }),
  screen(
    '/doctor-search',
    ['Doctor', 'Admin'],
    async () => (await import('./pages/DoctorSearchPage.tsx')).DoctorSearchPage,
    { messages: [peopleMessages] },
  ),
  screen('/contents/:contentItemId', 'signed-in', async () => (await import('./pages/ContentPage.tsx')).ContentPage, {
    ...withDrugs,
    askEarly: (early, _, { contentItemId = '' }) => early.content(contentItemId),
  }),
  screen('/contents', 'signed-in', async () => (await import('./pages/ContentsSearchPage.tsx')).ContentsSearchPage, {
    ...withSearch,
    askEarly: (early, { searchParams }) => early.search(searchParams),
  }),
  screen(
    '/company/:companyId',
    'signed-in',
    async () => (await import('./pages/CompanyPage.tsx')).CompanyPage,
    withDrugs,
  ),
  screen('/drug/:name', 'signed-in', async () => (await import('./pages/DrugPage.tsx')).DrugPage, {
    ...withDrugs,
    askEarly: (early, _, { name = '' }) => early.drug(name),
  }),
  screen('/notifications', 'signed-in', async () => (await import('./news-page.ts')).loadNewsPage()),
  screen('/safety', 'signed-in', async () => (await import('./safety-page.ts')).loadSafetyPage()),
  screen('/my-posts', 'signed-in', async () => (await import('./pages/MyPostsPage.tsx')).MyPostsPage, {
    messages: [writingMessages],
  }),
  screen(
    '/create-content/:contentItemType?',
    ['Doctor', 'Admin', 'VoiceOf'],
    async () => (await import('./pages/CreateContentPage.tsx')).CreateContentPage,
    { messages: [writingMessages] },
  ),
  screen(
    '/account-management/:accountType',
    ['Admin'],
    async () => (await import('./pages/AccountManagementPage.tsx')).AccountManagementPage,
    { messages: [adminMessages] },
  ),
  screen('/editorial', ['Admin'], async () => (await import('./editorial-page.ts')).loadEditorialPage(), {
    messages: [adminMessages],
    askFirst: async () => (await import('../features/safety/early.ts')).askEarlyForSources(),
  }),
]

/** Every address of the product (spec §2). */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: StartingUp,
    ErrorBoundary: RouteFailed,
    children: [
      { Component: MarketingLayout, children: [{ ErrorBoundary: RouteFailed, children: marketing }] },
      {
        lazy: async () => {
          const [{ Component, loader, shouldRevalidate }] = await Promise.all([
            loadChunk(() => import('./application.tsx')),
            loadMessages(applicationMessages),
            loadMessages(formMessages),
          ])
          return { Component, loader, shouldRevalidate }
        },
        children: [{ ErrorBoundary: RouteFailed, children: application }],
      },
      { path: '/', loader: () => redirect(getSession().loggedIn ? paths.discover : paths.home) },
      { path: '/Login', loader: () => redirect(paths.homeDialog('Login')) },
      { path: '*', loader: () => redirect(paths.discover) },
    ],
  },
]
