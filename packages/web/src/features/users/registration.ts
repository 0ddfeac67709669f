import type { Language, UserType } from '@materia/contract'
import { legalDocuments, legalVersions } from '@materia/contract/legal.ts'
import type { Registration } from './forms.ts'
import { hasMinc } from './minc.ts'

/** What goes to the server: the fields that the role has. */
export const registrationBody = (
  form: Registration,
  pending: { language: Language; pendingDiscussionId: string | null; pendingFolioId: string | null },
) => ({
  email: form.email,
  firstName: form.firstName,
  lastName: form.lastName,
  userType: form.userType,
  minc: hasMinc(form) ? form.minc : null,
  consents: legalDocuments.map((document) => ({ document, version: legalVersions[document] })),
  schoolName: attendsSchool(form.userType) ? form.schoolName.trim() || null : null,
  ...pending,
})

export const attendsSchool = (userType: UserType) => userType === 'MedicalResident' || userType === 'MedicalStudent'

/** A doctor has a MINC, a resident or student a school; other accounts have neither. */
export const hasIdentifier = (userType: UserType | null): userType is UserType =>
  userType !== null && userType !== 'NursePractitioner'
