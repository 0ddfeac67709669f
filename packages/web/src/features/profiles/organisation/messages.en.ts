export const messages = {
  organisation: 'Organisation',
  name: 'Name of the organisation',
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
  introduce: 'Introduce your organisation',
  introduceVoice:
    'Readers see this on your profile, which every post of yours leads to. More is asked in your <link>profile</link>.',
  introduceSponsor: 'Readers see this on your <link>profile</link>, which asks for more.',
  saveAnswers: 'Save',
  spokespersonHint: 'Name and position of who answers for what is published here.',
} as const
