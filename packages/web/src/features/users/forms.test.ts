import { userTypes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { NewPasswordForm, RegistrationForm, type RegistrationInput } from './forms.ts'
import { userMessages } from './messages.ts'

const filled: RegistrationInput = {
  firstName: 'Amina',
  lastName: 'Haddad',
  email: 'amina@materia.test',
  userType: 'Doctor',
  minc: '',
  ownsMinc: false,
  schoolName: '',
  statesRole: true,
  acceptsPrivacyPolicy: true,
  acceptsTerms: true,
}
const complaints = (change: Partial<RegistrationInput>) =>
  RegistrationForm.safeParse({ ...filled, ...change }).error?.issues.map(({ path, message }) => [
    path.join(),
    message,
  ]) ?? []

describe('a registration', () => {
  it('that is filled in is accepted', () => {
    expect(complaints({})).toEqual([])
  })

  it.each([
    [{ firstName: '' }, 'firstName', 'First Name is required.'],
    [{ firstName: '   ' }, 'firstName', 'First Name is required.'],
    [{ firstName: 'a'.repeat(51) }, 'firstName', 'Use at most 50 characters.'],
    [{ lastName: '' }, 'lastName', 'Last Name is required.'],
    [{ lastName: 'a'.repeat(51) }, 'lastName', 'Use at most 50 characters.'],
    [{ email: '' }, 'email', 'Email is required.'],
    [{ email: 'amina@' }, 'email', 'Must be valid Email'],
    [{ statesRole: false }, 'statesRole', 'Required'],
    [{ acceptsPrivacyPolicy: false }, 'acceptsPrivacyPolicy', 'You must accept the privacy policy'],
    [{ acceptsTerms: false }, 'acceptsTerms', 'You must accept the terms and conditions'],
    [{ userType: 'MedicalResident' }, 'schoolName', 'School name is required.'],
    [{ userType: 'MedicalResident', schoolName: '  ' }, 'schoolName', 'School name is required.'],
  ] as const)('with %o is refused', (change, field, message) => {
    expect(complaints(change)).toEqual([[field, message]])
  })

  it.each([
    { firstName: 'a'.repeat(50), lastName: 'b'.repeat(50) },
    { email: 'AMINA@Materia.TEST' },
    { userType: 'NursePractitioner' },
    { userType: 'MedicalStudent' },
    { userType: 'MedicalResident', schoolName: 'McGill University' },
  ] as const)('with %o is accepted', (change) => {
    expect(complaints(change)).toEqual([])
  })

  it.each(['CAMD-1234-5678', 'camd12345678', 'C-A-M-D-11111111'])('takes the MINC %s', (minc) => {
    expect(complaints({ minc, ownsMinc: true })).toEqual([])
  })

  it.each(['CAMD', 'CAMD-1234-5670', 'CAM1-2345-6789', 'CAMD-1234-567', 'CAMD-1234-56789'])(
    'refuses the MINC %s',
    (minc) => {
      expect(complaints({ minc, ownsMinc: true })).toEqual([['minc', 'Invalid MINC']])
    },
  )

  it('wants a Doctor to confirm that the MINC is theirs', () => {
    expect(complaints({ minc: 'CAMD-1234-5678' })).toEqual([['ownsMinc', 'Required']])
  })

  it('asks no MINC of the other roles', () => {
    expect(complaints({ userType: 'NursePractitioner', minc: 'half' })).toEqual([])
  })

  it('names all that is wrong at once', () => {
    const wrong = complaints({ firstName: '', userType: 'MedicalResident', acceptsTerms: false })

    expect(wrong.map(([field]) => field)).toEqual(['firstName', 'acceptsTerms', 'schoolName'])
  })
})

describe('the role statements', () => {
  it('say who one is, in Canada', () => {
    const t = userMessages()
    expect(userTypes.map((type) => [t(`roles.${type}`), t(`statements.${type}`)])).toEqual([
      ['Doctor', 'I am a licensed doctor in Canada.'],
      ['Nurse Practitioner', 'I am a licensed nurse practitioner in Canada.'],
      ['Medical Resident', 'I am a medical resident in Canada.'],
      ['Medical Student', 'I am a medical student in Canada.'],
    ])
  })
})

describe('a new password', () => {
  const firstComplaint = (password: string, confirmation = password) =>
    NewPasswordForm.safeParse({ password, confirmation }).error?.issues[0]?.message

  it.each([
    ['', 'Password is required.'],
    ['lower-case-1', 'Password must contain an uppercase letter'],
    ['UPPER-CASE-1', 'Password must contain a lowercase letter'],
    ['No-Number', 'Password must contain a numer'],
    ['NoSpecial1', 'Password must contain a special character'],
    ['Materia-demo-1', undefined],
  ])('"%s" is answered with %s', (password, message) => {
    expect(firstComplaint(password)).toBe(message)
  })

  it('must be confirmed', () => {
    expect(firstComplaint('Materia-demo-1', 'Materia-demo-2')).toBe('Password must be the same')
  })
})
