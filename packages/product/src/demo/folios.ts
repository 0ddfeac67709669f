import type { ShareLevel } from '@materia/contract'
import type { Moment } from './moments.ts'

export interface DemoFolio {
  by: string
  on: Moment
  /** When what it holds was saved: after it had come to the catalogue. */
  filledOn: Moment
  title: string
  summary: string
  shareLevel: ShareLevel
  cover: string
  /** What its owner saved, by its key in its source, and why. */
  clippings: { of: string; note?: string }[]
  members: string[]
  invited: string[]
}

export const demoFolios: DemoFolio[] = [
  {
    by: 'doctor',
    on: { daysAgo: 33, at: '20:12' },
    filledOn: { daysAgo: 4, at: '20:31' },
    title: 'Heart failure, four pillars',
    summary: 'What I reach for when I start or raise therapy.',
    shareLevel: 'Public',
    cover: 'four-pillars',
    clippings: [
      { of: 'brand:ENTRESTO', note: 'Not within 36 hours of an ACE inhibitor.' },
      { of: 'pmid:25176015', note: 'PARADIGM-HF.' },
      { of: 'ingredient:DAPAGLIFLOZIN', note: 'Whether or not there is diabetes.' },
      { of: 'pmid:31535829' },
      { of: 'pmid:32865377' },
      { of: 'ingredient:SPIRONOLACTONE', note: 'Potassium after one to two weeks.' },
      { of: 'pmid:10471456', note: 'RALES: old and still worth a slow read.' },
      { of: 'ingredient:BISOPROLOL' },
      { of: 'decision:RDS00016' },
    ],
    members: ['elise.tremblay', 'resident'],
    invited: [],
  },
  {
    by: 'doctor',
    on: { daysAgo: 20, at: '12:40' },
    filledOn: { daysAgo: 2, at: '12:58' },
    title: 'Thursday journal club',
    summary: 'One paper a week. Notes say who presents.',
    shareLevel: 'Restricted',
    cover: 'journal',
    clippings: [
      { of: 'pmid:31535829', note: 'Priya, this Thursday, with one figure.' },
      { of: 'pmid:37952131', note: 'Noah, next week.' },
      { of: 'pmid:26551272', note: 'Carried over: how did they measure blood pressure?' },
      { of: 'pmid:11356436', note: 'A rule we use every week; has anybody read where it comes from?' },
    ],
    members: ['nurse', 'resident'],
    invited: ['student'],
  },
  {
    by: 'doctor',
    on: { daysAgo: 45, at: '22:05' },
    filledOn: { daysAgo: 5, at: '22:05' },
    title: 'For a quiet evening',
    summary: 'Mine alone.',
    shareLevel: 'Private',
    cover: 'bookmark',
    clippings: [{ of: 'pmid:32227755' }, { of: 'pmid:29477251' }, { of: 'pmid:31839975' }],
    members: [],
    invited: [],
  },
  {
    by: 'marisol.delacruz',
    on: { daysAgo: 27, at: '17:33' },
    filledOn: { daysAgo: 1, at: '17:33' },
    title: 'Starting GLP-1 therapy',
    summary: 'Products, prices in Ontario, and the trials people ask about.',
    shareLevel: 'Public',
    cover: 'pen',
    clippings: [
      { of: 'ingredient:SEMAGLUTIDE', note: 'One step up every four weeks, later if the stomach says so.' },
      { of: 'ingredient:TIRZEPATIDE' },
      { of: 'ingredient:LIRAGLUTIDE' },
      { of: 'pmid:27633186' },
      { of: 'pmid:33567185', note: 'STEP 1: weight, not glucose.' },
      { of: 'pmid:35658024' },
      { of: 'nct:NCT05869903' },
      { of: 'ingredient:METFORMIN', note: 'Still first for most.' },
    ],
    members: [],
    invited: ['doctor'],
  },
  {
    by: 'sofia.rossi',
    on: { daysAgo: 31, at: '8:09' },
    filledOn: { daysAgo: 3, at: '8:09' },
    title: 'Immunotherapy, decision by decision',
    summary: 'What Health Canada decided, product by product, and the trials behind it.',
    shareLevel: 'Public',
    cover: 'cells',
    clippings: [
      { of: 'brand:KEYTRUDA' },
      { of: 'brand:OPDIVO' },
      { of: 'pmid:27718847', note: 'First line, PD-L1 of 50 % or more.' },
      { of: 'pmid:29658856' },
      { of: 'pmid:26027431' },
      { of: 'decision:SBD00119' },
      { of: 'pmid:31839773' },
    ],
    members: [],
    invited: [],
  },
  {
    by: 'olivier.gagnon',
    on: { daysAgo: 40, at: '13:55' },
    filledOn: { daysAgo: 4, at: '13:55' },
    title: 'Airways toolbox',
    summary: 'Inhalers on the formulary and how to choose.',
    shareLevel: 'Public',
    cover: 'airways',
    clippings: [
      { of: 'ingredient:SALBUTAMOL' },
      { of: 'ingredient:BUDESONIDE' },
      { of: 'ingredient:TIOTROPIUM' },
      { of: 'pmid:29768149', note: 'Mild asthma, as needed.' },
      { of: 'pmid:18836213' },
      { of: 'pmid:17314337' },
      { of: 'pmid:31839705' },
    ],
    members: ['nurse'],
    invited: ['doctor'],
  },
  {
    by: 'tanya.whitebear',
    on: { daysAgo: 51, at: '19:02' },
    filledOn: { daysAgo: 5, at: '19:02' },
    title: 'Kidneys, close to home',
    summary: 'What we carry, and what we offer when the result is not good.',
    shareLevel: 'Public',
    cover: 'north',
    clippings: [
      { of: 'pmid:32970396' },
      { of: 'pmid:30990260' },
      { of: 'pmid:33264825' },
      { of: 'ingredient:EMPAGLIFLOZIN' },
      { of: 'ingredient:FINERENONE' },
    ],
    members: ['marisol.delacruz'],
    invited: [],
  },
]
