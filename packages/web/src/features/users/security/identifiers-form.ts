import { isMinc, mincMessage, schoolNameMessage, UserType } from '@materia/contract'
import { z } from 'zod'

// All rules speak at once.
const always = { when: () => true }

/** As at sign-up: a MINC is one's own, and a resident has a school (spec §5). */
export const IdentifiersForm = z
  .object({
    userType: UserType,
    minc: z.string(),
    storedMinc: z.string(),
    ownsMinc: z.boolean(),
    schoolName: z.string().max(200),
  })
  .refine(({ minc }) => minc === '' || isMinc(minc), { ...always, path: ['minc'], message: mincMessage })
  .refine(({ minc, storedMinc, ownsMinc }) => minc === '' || minc === storedMinc || ownsMinc, {
    ...always,
    path: ['ownsMinc'],
    message: 'Required',
  })
  .refine(({ userType, schoolName }) => userType !== 'MedicalResident' || schoolName.trim() !== '', {
    ...always,
    path: ['schoolName'],
    message: schoolNameMessage,
  })
export type IdentifiersInput = z.input<typeof IdentifiersForm>
