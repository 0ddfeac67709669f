import { nameMax, type PracticeLanguage, practiceLanguages } from '@materia/contract'

/** What the form holds; the address carries the same names. */
export interface DoctorSearch {
  firstName: string
  lastName: string
  location: string
  speciality: string
  subSpecialty: string
  acceptingNewPatients: boolean
  verified: boolean
  languageOfPractice: PracticeLanguage | null
  page: number
}

export const doctorsPerPage = 20
export const textMax = {
  firstName: nameMax,
  lastName: nameMax,
  location: 200,
  speciality: 200,
  subSpecialty: 200,
} as const

/** The address is the search: a reload or a shared link shows the same people. */
export function readSearch(address: URLSearchParams): DoctorSearch {
  const text = (name: keyof typeof textMax) => (address.get(name) ?? '').trim().slice(0, textMax[name])
  const page = Number(address.get('page') ?? 1)
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    location: text('location'),
    speciality: text('speciality'),
    subSpecialty: text('subSpecialty'),
    acceptingNewPatients: address.get('acceptingNewPatients') === 'true',
    verified: address.get('verified') === 'true',
    languageOfPractice: practiceLanguages.find((code) => code === address.get('languageOfPractice')) ?? null,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 5_000) : 1,
  }
}

export function writeSearch(search: DoctorSearch): URLSearchParams {
  const address = new URLSearchParams()
  for (const name of Object.keys(textMax) as (keyof typeof textMax)[]) {
    if (search[name].trim()) address.set(name, search[name].trim())
  }
  if (search.acceptingNewPatients) address.set('acceptingNewPatients', 'true')
  if (search.verified) address.set('verified', 'true')
  if (search.languageOfPractice) address.set('languageOfPractice', search.languageOfPractice)
  if (search.page > 1) address.set('page', String(search.page))
  return address
}

export const emptySearch = readSearch(new URLSearchParams())

export const isFilled = ({ page: _, ...fields }: DoctorSearch) => Object.values(fields).some(Boolean)

/** How many fields are filled that a phone shows in its sheet alone. */
export function countFilters({
  lastName: _,
  speciality: __,
  location: ___,
  acceptingNewPatients: ____,
  page: _____,
  ...filters
}: DoctorSearch): number {
  return Object.values(filters).filter(Boolean).length
}

/** What the server is asked; an unticked box does not ask for those who take nobody. */
export function queryOf({ page, acceptingNewPatients, verified, ...typed }: DoctorSearch) {
  return {
    body: { ...typed, acceptingNewPatients: acceptingNewPatients || null, ...(verified && { verified }) },
    query: { count: doctorsPerPage, offset: (page - 1) * doctorsPerPage },
  }
}

export type SearchedField = Exclude<keyof DoctorSearch, 'page'>

/** The same search with one field less, for each that is filled; none where one alone is, unless few could fit that one. */
export function withOneFieldLess(search: DoctorSearch): { field: SearchedField; search: DoctorSearch }[] {
  const filled = (Object.keys(emptySearch) as (keyof DoctorSearch)[]).filter(
    (field): field is SearchedField => field !== 'page' && Boolean(search[field]),
  )
  if (filled.length < 2 && !search.verified) return []
  return filled.map((field) => ({ field, search: { ...search, [field]: emptySearch[field], page: 1 } }))
}
