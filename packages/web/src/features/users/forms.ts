import { Email, isMinc, mincMessage, Password, Register, schoolNameMessage } from '@materia/contract'
import { z } from 'zod'
import { hasMinc } from './minc.ts'

export { ForgotPassword as ForgottenForm, TokenRequest as LoginForm } from '@materia/contract'

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

export const NewPasswordForm = z
  .object({ password: Password, confirmation: z.string() })
  .refine((form) => form.password === form.confirmation, {
    ...always,
    path: ['confirmation'],
    message: 'Password must be the same',
  })
export type NewPassword = z.input<typeof NewPasswordForm>
