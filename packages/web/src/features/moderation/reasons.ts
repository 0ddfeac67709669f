import type { ReportReason } from '@materia/contract'

export const reasonWords: Record<ReportReason, string> = {
  PatientData: 'Contains patient data',
  Misinformation: 'Is wrong or misleading',
  Advertising: 'Is hidden advertising',
  Offensive: 'Is offensive',
  Copyright: 'Breaks a copyright',
  Other: 'Something else',
}
