import type { Organisation, PracticeLanguage, Role, UserType } from '@materia/contract'

export interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  roles: Role[]
  userType: UserType | null
  profile?: DemoProfile
}

interface DemoProfile {
  location: string
  specialty?: string
  subSpecialty?: string
  bio: string
  phoneNumber?: string
  qualifications: string[]
  languagesOfPractice?: PracticeLanguage[]
  areas: string[]
  isTakingPatients?: boolean
  organisation?: Organisation
}

const at = (name: string) => `${name}@materia.test`

/** Everybody who lives in the demo. Invented people: the numbers are of the range kept free for fiction. */
export const demoPeople: DemoPerson[] = [
  { email: at('admin'), firstName: 'Avery', lastName: 'Campbell', roles: ['Admin'], userType: null },
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
  {
    email: at('doctor'),
    firstName: 'Amira',
    lastName: 'Haddad',
    roles: ['Doctor'],
    userType: 'Doctor',
    profile: {
      location: 'Ottawa, Ontario',
      specialty: 'Family medicine',
      bio: 'Family doctor in a team of six. I keep folios on the drugs my patients ask about most, and a journal club on Thursdays.',
      phoneNumber: '613 555 0142',
      qualifications: ['MD, University of Ottawa', 'CCFP'],
      languagesOfPractice: ['en', 'fr', 'ar'],
      areas: ['Type 2 diabetes', 'Hypertension', 'Heart failure', 'Deprescribing', 'New drug approvals'],
      isTakingPatients: true,
    },
  },
  {
    email: at('nurse'),
    firstName: 'Noah',
    lastName: 'Gallant',
    roles: ['Doctor'],
    userType: 'NursePractitioner',
    profile: {
      location: 'Moncton, New Brunswick',
      specialty: 'Family medicine',
      bio: 'Nurse practitioner in a community clinic. Respiratory care, smoking cessation, and whatever walks in.',
      phoneNumber: '506 555 0117',
      qualifications: ['MN-NP'],
      languagesOfPractice: ['en', 'fr'],
      areas: ['Asthma and allergy', 'Smoking and vaping cessation', 'Respiratory infections'],
      isTakingPatients: true,
    },
  },
  {
    email: at('resident'),
    firstName: 'Priya',
    lastName: 'Raman',
    roles: ['Doctor'],
    userType: 'MedicalResident',
    profile: {
      location: 'Montréal, Quebec',
      specialty: 'Internal medicine',
      bio: 'Second year of internal medicine. One folio per rotation.',
      qualifications: ['MD, McGill University'],
      languagesOfPractice: ['en', 'fr', 'ta'],
      areas: ['Sepsis', 'Heart failure', 'Chronic kidney disease', 'Antimicrobial stewardship'],
    },
  },
  {
    email: at('student'),
    firstName: 'Leo',
    lastName: 'Beaulieu',
    roles: ['Doctor'],
    userType: 'MedicalStudent',
    profile: {
      location: 'Sherbrooke, Quebec',
      bio: 'Third-year student, leaning towards psychiatry.',
      qualifications: [],
      languagesOfPractice: ['fr', 'en'],
      areas: ['Mental health', 'Medical education'],
    },
  },
  {
    email: at('elise.tremblay'),
    firstName: 'Élise',
    lastName: 'Tremblay',
    roles: ['Doctor'],
    userType: 'Doctor',
    profile: {
      location: 'Québec, Quebec',
      specialty: 'Internal medicine',
      subSpecialty: 'Cardiology',
      bio: 'Heart failure clinic, three half-days a week. I write about starting the four pillars without fear.',
      phoneNumber: '418 555 0163',
      qualifications: ['MD, Université Laval', 'FRCPC'],
      languagesOfPractice: ['fr', 'en'],
      areas: ['Heart failure', 'Atrial fibrillation', 'Dyslipidemia'],
      isTakingPatients: true,
    },
  },
  {
    email: at('sean.oconnor'),
    firstName: 'Seán',
    lastName: "O'Connor",
    roles: ['Doctor'],
    userType: 'Doctor',
    profile: {
      location: "St. John's, Newfoundland and Labrador",
      specialty: 'Emergency medicine',
      bio: 'Emergency physician. Interested in what changes practice at three in the morning.',
      phoneNumber: '709 555 0128',
      qualifications: ['MD, Memorial University', 'FRCPC'],
      languagesOfPractice: ['en'],
      areas: ['Resuscitation', 'Sepsis', 'Toxicology'],
    },
  },
  {
    email: at('marisol.delacruz'),
    firstName: 'Marisol',
    lastName: 'de la Cruz',
    roles: ['Doctor'],
    userType: 'Doctor',
    profile: {
      location: 'Winnipeg, Manitoba',
      specialty: 'Internal medicine',
      subSpecialty: 'Endocrinology and metabolism',
      bio: 'Diabetes and thyroid. Most of my folios answer one question asked twice.',
      phoneNumber: '204 555 0175',
      qualifications: ['MD, University of Manitoba', 'FRCPC'],
      languagesOfPractice: ['en', 'es'],
      areas: ['Type 1 diabetes', 'Type 2 diabetes', 'Thyroid disease', 'Obesity'],
      isTakingPatients: true,
    },
  },
  {
    email: at('linh.nguyen'),
    firstName: 'Linh',
    lastName: 'Nguyễn',
    roles: ['Doctor'],
    userType: 'Doctor',
    profile: {
      location: 'Vancouver, British Columbia',
      specialty: 'Internal medicine',
      subSpecialty: 'Infectious diseases',
      bio: 'Stewardship lead. Shorter courses, narrower drugs.',
      phoneNumber: '604 555 0191',
      qualifications: ['MD, University of British Columbia', 'FRCPC'],
      languagesOfPractice: ['en', 'vi'],
      areas: ['Antimicrobial stewardship', 'HIV', 'COVID-19', 'Vaccines'],
    },
  },
  {
    email: at('jean-marc.lavoie'),
    firstName: 'Jean-Marc',
    lastName: 'Lavoie',
    roles: ['Doctor'],
    userType: 'Doctor',
    profile: {
      location: 'Gatineau, Quebec',
      specialty: 'Psychiatry',
      bio: 'Psychiatre. Depression that does not yield to the first two tries.',
      phoneNumber: '819 555 0106',
      qualifications: ['MD, Université de Montréal', 'FRCPC'],
      languagesOfPractice: ['fr', 'en'],
      areas: ['Depression', 'Anxiety disorders', 'Suicide prevention'],
      isTakingPatients: false,
    },
  },
  {
    email: at('harpreet.gill'),
    firstName: 'Harpreet',
    lastName: 'Gill',
    roles: ['Doctor'],
    userType: 'Doctor',
    profile: {
      location: 'Brampton, Ontario',
      specialty: 'Pediatrics',
      bio: 'General pediatrics. Vaccines, asthma, and sleep.',
      phoneNumber: '905 555 0133',
      qualifications: ['MD, McMaster University', 'FRCPC'],
      languagesOfPractice: ['en', 'pa', 'hi'],
      areas: ['Vaccination of children', 'Asthma and allergy', 'Child development'],
      isTakingPatients: true,
    },
  },
  {
    email: at('sofia.rossi'),
    firstName: 'Sofia',
    lastName: 'Rossi',
    roles: ['Doctor'],
    userType: 'Doctor',
    profile: {
      location: 'Toronto, Ontario',
      specialty: 'Internal medicine',
      subSpecialty: 'Medical oncology',
      bio: 'Lung and melanoma. I follow Health Canada decisions so that you do not have to.',
      phoneNumber: '416 555 0184',
      qualifications: ['MD, University of Toronto', 'FRCPC'],
      languagesOfPractice: ['en', 'it'],
      areas: ['Lung cancer', 'Melanoma and skin cancer', 'Systemic cancer therapy', 'New drug approvals'],
    },
  },
  {
    email: at('david.cohen'),
    firstName: 'David',
    lastName: 'Cohen',
    roles: ['Doctor'],
    userType: 'Doctor',
    profile: {
      location: 'Hamilton, Ontario',
      specialty: 'Neurology',
      bio: 'Headache and stroke clinic.',
      phoneNumber: '905 555 0157',
      qualifications: ['MD, Queen’s University', 'FRCPC'],
      languagesOfPractice: ['en', 'he'],
      areas: ['Headache and migraine', 'Stroke', 'Dementia'],
      isTakingPatients: true,
    },
  },
  {
    email: at('tanya.whitebear'),
    firstName: 'Tanya',
    lastName: 'Whitebear',
    roles: ['Doctor'],
    userType: 'Doctor',
    profile: {
      location: 'Prince Albert, Saskatchewan',
      specialty: 'Family medicine',
      bio: 'Family medicine with northern outreach. Diabetes, kidneys, and care close to home.',
      phoneNumber: '306 555 0149',
      qualifications: ['MD, University of Saskatchewan', 'CCFP'],
      languagesOfPractice: ['en', 'cr'],
      areas: ['Indigenous health', 'Northern and remote care', 'Chronic kidney disease', 'Type 2 diabetes'],
      isTakingPatients: true,
    },
  },
  {
    email: at('mei.chan'),
    firstName: 'Mei',
    lastName: 'Chan',
    roles: ['Doctor'],
    userType: 'NursePractitioner',
    profile: {
      location: 'Richmond, British Columbia',
      specialty: 'Family medicine',
      bio: 'Nurse practitioner in long-term care. Deprescribing, wounds, and good endings.',
      phoneNumber: '604 555 0122',
      qualifications: ['MN-NP'],
      languagesOfPractice: ['en', 'yue', 'zh'],
      areas: ['Deprescribing', 'Wound care', 'End-of-life care'],
    },
  },
  {
    email: at('olivier.gagnon'),
    firstName: 'Olivier',
    lastName: 'Gagnon',
    roles: ['Doctor'],
    userType: 'Doctor',
    profile: {
      location: 'Halifax, Nova Scotia',
      specialty: 'Internal medicine',
      subSpecialty: 'Respirology',
      bio: 'Airways: asthma biologics, COPD, and the inhaler nobody was shown how to use.',
      phoneNumber: '902 555 0168',
      qualifications: ['MD, Dalhousie University', 'FRCPC'],
      languagesOfPractice: ['en', 'fr'],
      areas: ['Asthma and allergy', 'Respiratory infections', 'Smoking and vaping cessation'],
      isTakingPatients: true,
    },
  },
]
