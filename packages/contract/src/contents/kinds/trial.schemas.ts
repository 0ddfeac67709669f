import { z } from 'zod'
import { ContentReference, ContentWhole } from '../common.schemas.ts'

export const TrialLocation = z.object({
  facility: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  status: z.string().nullable(),
})
export type TrialLocation = z.infer<typeof TrialLocation>

export const TrialDetails = z.object({
  nctID: z.string(),
  trialTitle: z.string(),
  officialTitle: z.string().nullable(),
  trialStatusId: z.int().nullable(),
  trialStatusType: z.string().nullable(),
  lastVerifiedDate: z.string().nullable(),
  genderTypeId: z.int().nullable(),
  gender: z.string().nullable(),
  minAge: z.number().nullable(),
  minAgeUnits: z.string().nullable(),
  minAgeInYears: z.number().nullable(),
  maxAge: z.number().nullable(),
  maxAgeUnits: z.string().nullable(),
  maxAgeInYears: z.number().nullable(),
  metaDescription: z.string().nullable(),
  metaKeywords: z.array(z.string()),
  locations: z.array(TrialLocation),
  conditions: z.array(z.string()),
  interventions: z.array(z.string()),
  phases: z.array(z.string()),
  studyType: z.string().nullable(),
  sponsor: z.string().nullable(),
  enrollment: z.int().nullable(),
  startDate: z.string().nullable(),
  completionDate: z.string().nullable(),
  acceptsHealthyVolunteers: z.boolean().nullable(),
  /** Clean HTML. */
  eligibility: z.string().nullable(),
  description: z.string().nullable(),
  /** Names of what is given, by which it is bound to drugs. */
  substances: z.array(z.string()).default([]),
})
export type TrialDetails = z.infer<typeof TrialDetails>

export const Trial = ContentWhole.extend({
  ...TrialDetails.shape,
  contentItemType: z.literal('Trial'),
  /** The ingredients and brands that its substances name. */
  drugs: z.array(ContentReference),
})
export type Trial = z.infer<typeof Trial>
