import { ProfileUpdate } from '@materia/contract'
import type { z } from 'zod'

export const PracticeForm = ProfileUpdate.pick({
  firstName: true,
  lastName: true,
  specialty: true,
  subSpecialty: true,
  location: true,
  languagesOfPractice: true,
})
export type PracticeForm = z.input<typeof PracticeForm>
