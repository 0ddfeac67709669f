import type { UserType } from '@materia/contract'
import type { Registration } from './forms.ts'

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

export const hasMinc = (form: { userType?: UserType; minc: string }) =>
  form.userType === 'Doctor' && form.minc.trim() !== ''

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
