export const reportReasons = [
  'PatientData',
  'Misinformation',
  'Advertising',
  'Offensive',
  'Copyright',
  'Other',
] as const
