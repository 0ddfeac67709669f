import { z } from 'zod'
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
})
export type DecisionItem = z.infer<typeof DecisionItem>

export const DecisionDetails = z.object({
  referenceNumber: z.string(),
  decisionType: DecisionType,
  dateIssued: z.string().nullable(),
  decisionItems: z.array(DecisionItem),
  productName: z.string().nullable(),
  manufacturer: z.string().nullable(),
  medicinalIngredient: z.string().nullable(),
  outcome: z.string().nullable(),
  dins: z.array(z.string()),
})
export type DecisionDetails = z.infer<typeof DecisionDetails>

export const Decision = ContentWhole.extend({
  ...DecisionDetails.shape,
  contentItemType: z.literal('Decision'),
  drugs: z.array(ContentReference),
})
export type Decision = z.infer<typeof Decision>
