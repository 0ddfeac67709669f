import { Email, isMinc, mincMessage, Password, Register, schoolNameMessage, type UserType } from '@materia/contract'
import { z } from 'zod'

export const roleChoices: { value: UserType; label: string; statement: string }[] = [
  { value: 'Doctor', label: 'Doctor', statement: 'I am a licensed doctor in Canada.' },
  {
    value: 'NursePractitioner',
    label: 'Nurse Practitioner',
    statement: 'I am a licensed nurse practitioner in Canada.',
  },
  { value: 'MedicalResident', label: 'Medical Resident', statement: 'I am a medical resident in Canada.' },
  { value: 'MedicalStudent', label: 'Medical Student', statement: 'I am a medical student in Canada.' },
]

const accepted = (message: string) => z.boolean().refine((isAccepted) => isAccepted, message)
const { firstName, lastName, userType } = Register.shape
// All rules speak at once, not only after the fields themselves are right.
const always = { when: () => true }

/** The sign-up form: what the server asks for, and what a person must declare (spec §5). */
export const RegistrationForm = z
  .object({
    firstName,
    lastName,
    email: Email,
    userType,
    minc: z.string(),
    ownsMinc: z.boolean(),
    schoolName: z.string(),
    statesRole: accepted('Required'),
    acceptsPrivacyPolicy: accepted('You must accept the privacy policy'),
    acceptsTerms: accepted('You must accept the terms and conditions'),
  })
  .refine((form) => !hasMinc(form) || isMinc(form.minc), { ...always, path: ['minc'], message: mincMessage })
  .refine((form) => !hasMinc(form) || form.ownsMinc, { ...always, path: ['ownsMinc'], message: 'Required' })
  .refine((form) => form.userType !== 'MedicalResident' || form.schoolName.trim() !== '', {
    ...always,
    path: ['schoolName'],
    message: schoolNameMessage,
  })
export type RegistrationInput = z.input<typeof RegistrationForm>
export type Registration = z.output<typeof RegistrationForm>

export const passwordHint =
  '8 characters or more, with an uppercase and a lowercase letter, a number and a special character.'

export const NewPasswordForm = z
  .object({ password: Password, confirmation: z.string() })
  .refine((form) => form.password === form.confirmation, {
    ...always,
    path: ['confirmation'],
    message: 'Password must be the same',
  })
export type NewPassword = z.input<typeof NewPasswordForm>

const hasMinc = (form: { userType?: UserType; minc: string }) => form.userType === 'Doctor' && form.minc.trim() !== ''

/** What goes to the server: the fields that the role has. */
export const registrationBody = (
  form: Registration,
  pending: { pendingDiscussionId: string | null; pendingFolioId: string | null },
) => ({
  email: form.email,
  firstName: form.firstName,
  lastName: form.lastName,
  userType: form.userType,
  minc: hasMinc(form) ? form.minc : null,
  schoolName: attendsSchool(form.userType) ? form.schoolName.trim() || null : null,
  ...pending,
})

export const attendsSchool = (userType: UserType) => userType === 'MedicalResident' || userType === 'MedicalStudent'
