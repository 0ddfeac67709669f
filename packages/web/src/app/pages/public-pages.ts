import { paths } from '../../domain/paths.ts'
import { appMessages } from '../messages.ts'

export interface PublicPage {
  path: string
  /** Under which name its markup is kept. */
  file: string
  title?: string
  description: string
}

/** The pages drawn at build time, with what search engines and link previews read, in the language of the moment. */
export function publicPages(): PublicPage[] {
  const t = appMessages()
  return [
    { path: paths.home, file: 'home.html', description: t('homeDescription') },
    { path: paths.landing, file: 'landing.html', title: t('welcome'), description: t('landingDescription') },
    { path: paths.aboutUs, file: 'about-us.html', title: t('whatIsMateria'), description: t('aboutUsDescription') },
    { path: paths.contactUs, file: 'contact-us.html', title: t('contact'), description: t('contactUsDescription') },
    {
      path: paths.termsOfService,
      file: 'terms-of-service.html',
      title: t('termsAndConditions'),
      description: t('termsDescription'),
    },
    {
      path: paths.privacyPolicy,
      file: 'privacy-policy.html',
      title: t('privacyPolicy'),
      description: t('privacyDescription'),
    },
  ]
}
