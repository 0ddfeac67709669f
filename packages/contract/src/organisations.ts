/** What an organisation with an account is. */
export const organisationKinds = [
  'PatientGroup',
  'Charity',
  'ProfessionalBody',
  'PublicBody',
  'Company',
  'OtherOrganisation',
] as const
