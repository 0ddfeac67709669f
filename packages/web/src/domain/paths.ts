import type { AccountType, ContactReason } from '@materia/contract'

/** The values the dialog parameter of the Home route takes. */
export const homeDialogs = [
  'Login',
  'Register',
  'ForgotPassword',
  'ResetPassword',
  'VerifyEmail',
  'ConfirmEmail',
] as const
export type HomeDialog = (typeof homeDialogs)[number]

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  const tail = search.toString()
  return tail ? `${path}?${tail}` : path
}
const optional = (path: string, part?: string) => (part ? `${path}/${encodeURIComponent(part)}` : path)

/** Addresses of the screens; their access stands in the route table. */
export const paths = {
  root: '/',
  home: '/Home',
  homeDialog: (dialog: HomeDialog) => `/Home/${dialog}`,
  login: '/Login',
  discover: '/discover',
  profile: (userId?: string) => optional('/Profile', userId),
  folio: '/folio',
  folioOf: (folioId: string) => withQuery('/folio', { folio: folioId }),
  /** With `share`, the content item to bring into a room. */
  discussions: (chatroomId?: string, share?: string) => withQuery('/discussions', { chatroomId, share }),
  doctorSearch: '/doctor-search',
  content: (contentItemId: string) => optional('/contents', contentItemId),
  contents: (searchTerm?: string) => withQuery('/contents', { searchTerm }),
  /** Nothing of the term is corrected or completed. */
  contentsAsTyped: (searchTerm: string) => withQuery('/contents', { searchTerm, asTyped: 'true' }),
  company: (companyId: number) => `/company/${companyId}`,
  drug: (name: string) => optional('/drug', name),
  myPosts: '/my-posts',
  createContent: (contentItemType?: string, contentItemId?: string) =>
    withQuery(optional('/create-content', contentItemType), { contentItemId }),
  accountManagement: (accountType: AccountType) => optional('/account-management', accountType),
  editorial: '/editorial',
  landing: '/landing',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  contactUsAbout: (reason: ContactReason) => withQuery('/contact-us', { reason }),
  termsOfService: '/terms-of-service',
  privacyPolicy: '/privacy-policy',
  forDoctors: '/for-doctors',
  forResidents: '/for-residents',
  forOrganisations: '/for-organisations',
}
