import { paths } from '../../domain/paths.ts'
import { appMessages } from '../messages.ts'
import { audienceTexts } from './audiences/messages.ts'
import { descriptions } from './descriptions/messages.ts'

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
  const audience = audienceTexts()
  const described = descriptions()
  return [
    { path: paths.home, file: 'home.html', description: described('home') },
    { path: paths.landing, file: 'landing.html', title: t('welcome'), description: described('landing') },
    { path: paths.aboutUs, file: 'about-us.html', title: t('whatIsMateria'), description: described('aboutUs') },
    { path: paths.contactUs, file: 'contact-us.html', title: t('contact'), description: described('contactUs') },
    {
      path: paths.termsOfService,
      file: 'terms-of-service.html',
      title: t('termsAndConditions'),
      description: described('terms'),
    },
    {
      path: paths.privacyPolicy,
      file: 'privacy-policy.html',
      title: t('privacyPolicy'),
      description: described('privacy'),
    },
    {
      path: paths.forDoctors,
      file: 'for-doctors.html',
      title: audience('doctors.title'),
      description: audience('doctors.description'),
    },
    {
      path: paths.forResidents,
      file: 'for-residents.html',
      title: audience('residents.title'),
      description: audience('residents.description'),
    },
    {
      path: paths.forOrganisations,
      file: 'for-organisations.html',
      title: audience('organisations.title'),
      description: audience('organisations.description'),
    },
  ]
}
