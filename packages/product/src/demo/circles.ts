import type { ShareLevel } from '@materia/contract'

export interface DemoFolio {
  by: string
  title: string
  summary: string
  shareLevel: ShareLevel
  /** What its owner searched for and saved. */
  searches: { text: string; note?: string }[]
  members: string[]
  invited: string[]
}

export const demoFolios: DemoFolio[] = [
  {
    by: 'doctor',
    title: 'Heart failure, four pillars',
    summary: 'What I reach for when I start or raise therapy.',
    shareLevel: 'Public',
    searches: [
      { text: 'sacubitril valsartan', note: 'Starting doses and the 36-hour gap.' },
      { text: 'dapagliflozin', note: 'Works whether or not there is diabetes.' },
      { text: 'heart failure' },
      { text: 'spironolactone' },
    ],
    members: ['elise.tremblay', 'resident'],
    invited: [],
  },
  {
    by: 'doctor',
    title: 'Thursday journal club',
    summary: 'One paper a week. Notes say who presents.',
    shareLevel: 'Restricted',
    searches: [
      { text: 'randomized trial', note: 'Next week, Noah.' },
      { text: 'semaglutide', note: 'Carried over from October.' },
    ],
    members: ['nurse', 'resident'],
    invited: ['student'],
  },
  {
    by: 'doctor',
    title: 'To read',
    summary: 'Mine alone.',
    shareLevel: 'Private',
    searches: [{ text: 'hypertension' }, { text: 'atorvastatin' }],
    members: [],
    invited: [],
  },
  {
    by: 'marisol.delacruz',
    title: 'Starting GLP-1 therapy',
    summary: 'Products, prices in Ontario, and the trials people ask about.',
    shareLevel: 'Public',
    searches: [
      { text: 'semaglutide', note: 'Titration every four weeks.' },
      { text: 'type 2 diabetes' },
      { text: 'metformin' },
    ],
    members: [],
    invited: ['doctor'],
  },
  {
    by: 'sofia.rossi',
    title: 'Immunotherapy decisions this year',
    summary: 'Health Canada decisions and the trials behind them.',
    shareLevel: 'Public',
    searches: [{ text: 'pembrolizumab' }, { text: 'lung cancer' }],
    members: [],
    invited: [],
  },
  {
    by: 'olivier.gagnon',
    title: 'Airways toolbox',
    summary: 'Inhalers on the formulary and how to choose.',
    shareLevel: 'Public',
    searches: [{ text: 'salbutamol' }, { text: 'budesonide formoterol' }, { text: 'asthma' }],
    members: ['nurse'],
    invited: ['doctor'],
  },
]

export const demoFollows: Record<string, string[]> = {
  doctor: ['elise.tremblay', 'marisol.delacruz', 'linh.nguyen', 'sofia.rossi', 'voiceof'],
  nurse: ['doctor', 'olivier.gagnon', 'mei.chan'],
  resident: ['doctor', 'linh.nguyen', 'sean.oconnor', 'elise.tremblay'],
  student: ['jean-marc.lavoie', 'resident'],
  'elise.tremblay': ['doctor', 'voiceof'],
  'marisol.delacruz': ['tanya.whitebear', 'doctor'],
  'sofia.rossi': ['linh.nguyen', 'doctor'],
  'olivier.gagnon': ['nurse', 'harpreet.gill'],
  'harpreet.gill': ['olivier.gagnon', 'doctor'],
  'tanya.whitebear': ['marisol.delacruz', 'mei.chan'],
}

export interface DemoRoom {
  by: string
  name: string
  description: string
  type: 'Private' | 'Public'
  members: string[]
  invited: string[]
  messages: { by: string; text: string }[]
}

export const demoRooms: DemoRoom[] = [
  {
    by: 'elise.tremblay',
    name: 'Heart failure questions',
    description: 'Short questions, short answers. No patient data.',
    type: 'Public',
    members: ['doctor', 'resident', 'sean.oconnor'],
    invited: [],
    messages: [
      { by: 'resident', text: 'Do you wait for a potassium result before starting the SGLT2 inhibitor?' },
      { by: 'elise.tremblay', text: 'No, it hardly moves potassium. I check volume and ask about sick days instead.' },
      { by: 'doctor', text: 'We give the sick-day card on the same visit. Saves a phone call later.' },
      { by: 'sean.oconnor', text: 'Please do. We see the ones who never got it.' },
      { by: 'elise.tremblay', text: 'The card is in my post from this week: four drugs in four weeks.' },
    ],
  },
  {
    by: 'doctor',
    name: 'Thursday journal club',
    description: 'Who presents what.',
    type: 'Private',
    members: ['nurse', 'resident'],
    invited: ['student'],
    messages: [
      { by: 'doctor', text: 'Paper for Thursday is in the folio. Noah, are you still fine to present?' },
      { by: 'nurse', text: 'Yes. Ten minutes, one figure.' },
      { by: 'resident', text: 'I will bring the critical appraisal sheet.' },
    ],
  },
  {
    by: 'linh.nguyen',
    name: 'Stewardship corner',
    description: 'Course lengths, allergies, and the drug shortage of the week.',
    type: 'Public',
    members: ['resident'],
    invited: ['doctor'],
    messages: [
      { by: 'linh.nguyen', text: 'Amoxicillin suspension is back on the shelves here. How is it elsewhere?' },
      { by: 'resident', text: 'Montréal has had it for two weeks.' },
    ],
  },
]
