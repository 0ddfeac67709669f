export const messages = {
  organisation: 'Organisation',
  kind: 'What it is',
  kinds: {
    PatientGroup: 'Patient group',
    Charity: 'Charity',
    ProfessionalBody: 'Professional body',
    PublicBody: 'Public body',
    Company: 'Company',
    OtherOrganisation: 'Another organisation',
  },
  website: 'Website',
  contactEmail: 'Contact by e-mail',
  contactPhone: 'Contact by telephone',
  spokesperson: 'Who speaks for it',
  spokespersonHint: 'Name and position of who answers for what is published here.',
} as const
