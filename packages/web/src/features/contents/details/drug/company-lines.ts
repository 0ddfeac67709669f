import type { Company } from '@materia/contract'
import { countryName } from '../../../../domain/country-names.ts'
import { provinceName } from '../../../../domain/place-names.ts'
import { useLanguage } from '../../../../lib/language.ts'

/** Street and place in one line, in the language of the viewer where the place has a name of its own in it. */
export function useCompanyLines(): (company: Company) => string {
  const language = useLanguage()
  return ({ suite, address, city, province, postalCode, country }) => {
    const street = [suite, address].filter(Boolean).join(', ')
    const place = [city, province && provinceName(province), postalCode, country && countryName(country, language)]
    return [street, place.filter(isSaid).join(', ')].filter(Boolean).join(' · ')
  }
}

/** Health Canada writes "--" where a country has no provinces. */
const isSaid = (part: string | null) => part && /[^-]/.test(part)
