import { paths } from './paths.ts'

const { env = {} } = import.meta as { env?: Record<string, string | undefined> }

/** Addresses outside the product, set when it is built; without settings they lead to the networks themselves. */
export const outsideLinks = {
  parentName: env.MATERIA_PUBLIC_PARENT_NAME || 'Materia Health',
  parent: env.MATERIA_PUBLIC_PARENT_URL || paths.aboutUs,
  linkedIn: env.MATERIA_PUBLIC_LINKEDIN_URL || 'https://www.linkedin.com/',
  instagram: env.MATERIA_PUBLIC_INSTAGRAM_URL || 'https://www.instagram.com/',
  facebook: env.MATERIA_PUBLIC_FACEBOOK_URL || 'https://www.facebook.com/',
}
