import { randomUUID } from 'node:crypto'
import type { ContentItemType, KindDetails } from '@materia/contract'
import { type NewVersion, type PutResult, putContentVersions } from '../features/contents/index.ts'
import type { App } from '../platform/app.ts'
import { inTransaction } from '../platform/events/events.ts'

export type ContentChanges<Name extends ContentItemType> = Partial<Omit<NewVersion<Name>, 'type' | 'details'>> & {
  details?: Partial<KindDetails[Name]>
}

/** Writes an item of any kind through the door, with every field of its kind filled in. */
export async function makeContent<Name extends ContentItemType>(
  app: App,
  type: Name,
  { details, ...changes }: ContentChanges<Name> = {},
): Promise<PutResult> {
  const version = {
    type,
    contentItemId: randomUUID(),
    title: `Something of kind ${type}`,
    summary: 'What it says in short.',
    publishedOn: new Date('2026-03-04T12:00:00Z'),
    details: { ...sampleDetails[type], ...details },
    ...changes,
  } as unknown as NewVersion
  const [result] = await inTransaction(app, (tx) => putContentVersions(tx, [version], app.clock.now()))
  return result as PutResult
}

const author = { userId: null, name: 'Nguyen AB', profilePictureAttachmentId: null }

const english = { language: 'en', isLanguageGuessed: true } as const

export const sampleDetails: KindDetails = {
  Drug: {
    din: '02242903',
    name: 'Enbrel',
    nameFr: 'Enbrel',
    drugCode: '67402',
    drugStatus: 'Marketed',
    statusDate: '2001-03-12',
    description: 'Pre-filled syringe',
    monographOriginalUrl: 'https://example.test/monograph.pdf',
    drugIngredients: [{ name: 'Etanercept', dosage: '1', dosageUnit: 'mL', strength: '50', strengthUnit: 'mg' }],
    therapeuticClasses: [{ atcCode: 'L04AB01', atcName: 'Etanercept', ahfsCode: null, ahfsName: null }],
    forms: ['Solution'],
    routes: ['Subcutaneous'],
    schedules: ['Prescription'],
    packages: ['4 syringes'],
    companyId: null,
    statusHistory: [],
    french: null,
  },
  DrugBrandGroup: { name: 'Enbrel', nameFr: null },
  DrugIngredient: { name: 'Etanercept', nameFr: 'Étanercept' },
  Decision: {
    referenceNumber: 'RDS-00001',
    decisionType: 'Regulatory',
    dateIssued: '2025-11-02',
    decisionItems: [
      { id: 1, name: 'What was approved?', contents: '<p>A new use.</p>', orderIndex: 0 },
      { id: 2, name: 'Why?', contents: '<p>The benefits outweigh the risks.</p>', orderIndex: 1 },
    ],
    productName: 'Enbrel',
    manufacturer: 'Immunex',
    medicinalIngredient: 'Etanercept',
    outcome: 'Approved',
    dins: ['02242903'],
    isDevice: false,
    french: null,
  },
  Article: {
    content: '<p>We compared two drugs.</p>',
    sections: [{ label: 'METHODS', text: 'We compared two drugs.' }],
    author: 'Nguyen AB',
    authors: [author],
    journalTitle: 'Journal of Trials',
    journalIssueDate: '2026-03',
    volume: '12',
    issue: '3',
    pages: '101-9',
    isMednet: false,
    pmid: '39000001',
    doi: '10.1000/xyz123',
    mednetID: null,
    processingStatus: 'MEDLINE',
    keywords: ['etanercept'],
    meshHeadings: ['Arthritis, Rheumatoid'],
    publicationTypes: ['Journal Article'],
    language: 'eng',
    dateCompleted: '2026-03-20',
    dateRevised: '2026-03-21',
    citationCount: 4,
    substances: ['Etanercept'],
  },
  Folio: { shareLevel: 'Public', logoAttachmentId: null, verifiedOnly: false },
  Trial: {
    nctID: 'NCT05000001',
    trialTitle: 'Etanercept in early arthritis',
    officialTitle: 'A randomized trial of etanercept in early arthritis',
    trialStatusId: 3,
    trialStatusType: 'Recruiting',
    lastVerifiedDate: '2026-02',
    genderTypeId: 1,
    gender: 'All',
    minAge: 18,
    minAgeUnits: 'Years',
    minAgeInYears: 18,
    maxAge: 75,
    maxAgeUnits: 'Years',
    maxAgeInYears: 75,
    metaDescription: 'A trial.',
    metaKeywords: ['arthritis'],
    locations: [
      { facility: 'Clinic', address: null, city: 'Halifax', state: 'Nova Scotia', country: 'Canada', status: null },
    ],
    conditions: ['Rheumatoid arthritis'],
    interventions: ['Etanercept'],
    phases: ['Phase 3'],
    studyType: 'Interventional',
    sponsor: 'A university',
    enrollment: 120,
    startDate: '2025-01',
    completionDate: '2027-01',
    acceptsHealthyVolunteers: false,
    eligibility: '<p>Adults.</p>',
    description: 'Two arms.',
    substances: ['Etanercept'],
  },
  UserArticle: { content: '<p>What I learned.</p>', authors: [author], ...english },
  DraftUserArticle: { content: '<p>What I learned.</p>', authors: [author], ...english },
  UserExternalLink: {
    externalLinkType: 'Journal',
    externalLink: 'https://example.test/paper',
    authors: [author],
    linkTitle: 'A paper',
    linkSite: 'example.test',
    linkImageAttachmentId: null,
    ...english,
  },
  DraftUserExternalLink: {
    externalLinkType: 'Journal',
    externalLink: 'https://example.test/paper',
    authors: [author],
    linkTitle: 'A paper',
    linkSite: 'example.test',
    linkImageAttachmentId: null,
    ...english,
  },
}
