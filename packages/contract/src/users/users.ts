export const userStatuses = ['New', 'Approved', 'Disabled'] as const

export const userTypes = ['Doctor', 'NursePractitioner', 'MedicalResident', 'MedicalStudent'] as const

export const nameMax = 50
export const passwordMin = 8
export const passwordMax = 128
export const passwordSpecials = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

export const firstNameMessage = 'First Name is required.'
export const lastNameMessage = 'Last Name is required.'
export const emailMessage = 'Email is required.'
export const emailFormatMessage = 'Must be valid Email'
export const mincMessage = 'Invalid MINC'
export const schoolNameMessage = 'School name is required.'

const mincPattern = /^[A-Za-z]{4}[1-9]{8}$/

/** Four letters and eight digits 1-9, dashes ignored (spec §5). */
export const isMinc = (minc: string) => mincPattern.test(minc.replaceAll('-', ''))
/** As displayed: CAMD-XXXX-XXXX. */
export function formatMinc(minc: string): string {
  const bare = minc.replaceAll('-', '').toUpperCase()
  return [bare.slice(0, 4), bare.slice(4, 8), bare.slice(8, 12)].filter(Boolean).join('-')
}
