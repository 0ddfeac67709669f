import { at, type DemoPerson } from './demo-person.ts'

/** Invented, and recognisable as such: their sites are of the domain kept free for examples. */
export const demoOrganisations: DemoPerson[] = [
  {
    email: at('voiceof'),
    firstName: 'Heart Rhythm',
    lastName: 'Canada',
    roles: ['VoiceOf'],
    userType: null,
    profile: {
      location: 'Ottawa, Ontario',
      bio: 'An invented patient group of this demo. It would speak for people who live with a disturbed heart rhythm.',
      qualifications: [],
      areas: ['Atrial fibrillation'],
      organisation: {
        kind: 'PatientGroup',
        website: 'https://heart-rhythm.example',
        contactEmail: 'office@heart-rhythm.example',
        contactPhone: '613 555 0188',
        spokesperson: 'Odile Marchand, director of communications',
      },
    },
  },
  {
    email: at('sponsor'),
    firstName: 'Northwind',
    lastName: 'Therapeutics',
    roles: ['Sponsor'],
    userType: null,
    profile: {
      location: 'Laval, Quebec',
      bio: 'An invented company of this demo. It would make drugs, and promotes what colleagues wrote.',
      qualifications: [],
      areas: [],
      organisation: {
        kind: 'Company',
        website: 'https://northwind.example',
        contactEmail: 'medical@northwind.example',
        contactPhone: '450 555 0121',
        spokesperson: 'Tomas Berg, medical affairs',
      },
    },
  },
]
