import type { Company } from '@materia/contract'
import { countryName } from '../../../../domain/country-names.ts'
import { useLanguage } from '../../../../lib/language.ts'
import { useDrugMessages } from './messages.ts'

/** Street and place in one line, in the language of the viewer where the place has a name of its own in it. */
export function useCompanyLines(): (company: Company) => string {
  const d = useDrugMessages()
  const language = useLanguage()
  return ({ suite, address, city, province, postalCode, country }) => {
    const key = provinces.find((each) => each === province?.toLowerCase().replaceAll(' ', ''))
    const street = [suite, address].filter(Boolean).join(', ')
    const place = [city, key ? d(key) : province, postalCode, country && countryName(country, language)]
    return [street, place.filter(isSaid).join(', ')].filter(Boolean).join(' · ')
  }
}

/** Those whose names differ in French. */
const provinces = [
  'britishcolumbia',
  'newbrunswick',
  'newfoundlandandlabrador',
  'novascotia',
  'princeedwardisland',
  'quebec',
] as const

/** Health Canada writes "--" where a country has no provinces. */
const isSaid = (part: string | null) => part && /[^-]/.test(part)
