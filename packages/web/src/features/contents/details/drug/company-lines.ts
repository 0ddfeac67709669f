import type { Company } from '@materia/contract'

/** Street and place in one line. */
export function companyLines(company: Company): string {
  const street = [company.suite, company.address].filter(Boolean).join(', ')
  const place = [company.city, company.province, company.postalCode, company.country].filter(Boolean).join(', ')
  return [street, place].filter(Boolean).join(' · ')
}
