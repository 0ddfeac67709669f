import { paths } from '../../lib/paths.ts'

export interface PublicPage {
  path: string
  /** Under which name its markup is kept. */
  file: string
  title?: string
  description: string
}

const home =
  'Drugs, regulatory decisions, clinical trials and journal articles in one feed for medical professionals in Canada: discover, keep in folios, discuss.'

/** The pages drawn at build time, with what search engines and link previews read. */
export const publicPages: PublicPage[] = [
  { path: paths.home, file: 'home.html', description: home },
  {
    path: paths.landing,
    file: 'landing.html',
    title: 'Welcome',
    description: 'One place for the medical information you would otherwise chase. Open to clinicians in Canada.',
  },
  {
    path: paths.aboutUs,
    file: 'about-us.html',
    title: 'What is Materia?',
    description: 'Why Materia exists, what you find in it, and how it treats information and you.',
  },
  {
    path: paths.contactUs,
    file: 'contact-us.html',
    title: 'Contact',
    description: 'Business inquiries, investors and press: write to the people behind Materia.',
  },
  {
    path: paths.termsOfService,
    file: 'terms-of-service.html',
    title: 'Terms and Conditions',
    description: 'What you may expect of Materia, and what Materia expects of you.',
  },
  {
    path: paths.privacyPolicy,
    file: 'privacy-policy.html',
    title: 'Privacy Policy',
    description: 'Which data Materia keeps about you, why, who sees it, and how you get it removed.',
  },
]
