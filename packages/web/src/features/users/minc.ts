import type { UserType } from '@materia/contract'

export const hasMinc = (form: { userType?: UserType; minc: string }) =>
  form.userType === 'Doctor' && form.minc.trim() !== ''
