import { z } from 'zod'
import { languages } from '../../languages.ts'
import { ContentReference, ContentWhole } from '../common.schemas.ts'
import { decisionTypes } from './decision.ts'

export const DecisionType = z.enum(decisionTypes)
export type DecisionType = z.infer<typeof DecisionType>

export const DecisionItem = z.object({
  id: z.int(),
  name: z.string(),
  /** Clean HTML. */
  contents: z.string(),
  orderIndex: z.int(),
  /** Said where it is not the language of the reply. */
  language: z.enum(languages).optional(),
})
export type DecisionItem = z.infer<typeof DecisionItem>

/** The record as the source words it in French. */
export const DecisionFrench = z.object({
  decisionItems: z.array(DecisionItem),
  productName: z.string().nullable(),
  medicinalIngredient: z.string().nullable(),
  outcome: z.string().nullable(),
  /** The day of this wording. */
  modifiedOn: z.string().nullable(),
})
export type DecisionFrench = z.infer<typeof DecisionFrench>

export const DecisionDetails = z.object({
  referenceNumber: z.string().nullable(),
  decisionType: DecisionType,
  dateIssued: z.string().nullable(),
  decisionItems: z.array(DecisionItem),
  productName: z.string().nullable(),
  manufacturer: z.string().nullable(),
  medicinalIngredient: z.string().nullable(),
  outcome: z.string().nullable(),
  dins: z.array(z.string()),
  /** On a medical device, not on a drug. */
  isDevice: z.boolean().default(false),
  french: DecisionFrench.nullable().default(null),
})
export type DecisionDetails = z.infer<typeof DecisionDetails>

export const Decision = ContentWhole.extend({
  ...DecisionDetails.omit({ french: true }).shape,
  contentItemType: z.literal('Decision'),
  /** Products, or where none is known the pages of its ingredients. */
  drugs: z.array(ContentReference),
})
export type Decision = z.infer<typeof Decision>
