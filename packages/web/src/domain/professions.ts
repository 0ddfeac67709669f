import type { UserType } from '@materia/contract'

export const professionWords: Record<UserType, string> = {
  Doctor: 'Doctor',
  NursePractitioner: 'Nurse practitioner',
  MedicalResident: 'Medical resident',
  MedicalStudent: 'Medical student',
}
