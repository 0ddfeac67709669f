import { paths } from '../../domain/paths.ts'

const { env = {} } = import.meta as { env?: Record<string, string | undefined> }

/** The parent company and its pages on other networks, set when the product is built. */
export const companyLinks = {
  parentName: env.PARENT_COMPANY_NAME || 'Materia Health',
  parent: env.PARENT_COMPANY_URL || paths.aboutUs,
  linkedIn: env.LINKEDIN_URL || 'https://www.linkedin.com/',
  instagram: env.INSTAGRAM_URL || 'https://www.instagram.com/',
  facebook: env.FACEBOOK_URL || 'https://www.facebook.com/',
}
