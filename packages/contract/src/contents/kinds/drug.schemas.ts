import { z } from 'zod'
import { Id } from '../../fields.schemas.ts'
import { ContentReference, ContentWhole } from '../common.schemas.ts'
import { drugCoverages, drugStatuses } from './drug.ts'

export const DrugStatus = z.enum(drugStatuses)
export type DrugStatus = z.infer<typeof DrugStatus>

export const Company = z.object({
  id: z.int(),
  code: z.string().nullable(),
  name: z.string(),
  address: z.string().nullable(),
  suite: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string().nullable(),
})
export type Company = z.infer<typeof Company>

export const DrugIngredientLine = z.object({
  name: z.string(),
  dosage: z.string().nullable(),
  dosageUnit: z.string().nullable(),
  strength: z.string().nullable(),
  strengthUnit: z.string().nullable(),
})
export type DrugIngredientLine = z.infer<typeof DrugIngredientLine>

export const DrugCoverage = z.enum(drugCoverages)
export type DrugCoverage = z.infer<typeof DrugCoverage>

/** A criterion under which a formulary pays; the code stands on the prescription. */
export const LimitedUse = z.object({ code: z.string().nullable(), text: z.string() })
export type LimitedUse = z.infer<typeof LimitedUse>

/** A price row of a provincial formulary. */
export const DrugData = z.object({
  id: z.int(),
  din: z.string(),
  manufacturer: z.string().nullable(),
  individualPrice: z.number().nullable(),
  listDate: z.string().nullable(),
  amountMOHLTCPays: z.number().nullable(),
  itemNumber: z.string().nullable(),
  strength: z.string().nullable(),
  dosageForm: z.string().nullable(),
  coverage: DrugCoverage,
  limitedUse: z.array(LimitedUse),
  dailyCost: z.number().nullable(),
  /** The products that may be exchanged for one another share it. */
  interchangeableId: z.string().nullable(),
  /** The day of the formulary's edition. */
  editionDate: z.string().nullable(),
})
export type DrugData = z.infer<typeof DrugData>

export const TherapeuticClass = z.object({
  atcCode: z.string().nullable(),
  atcName: z.string().nullable(),
  ahfsCode: z.string().nullable(),
  ahfsName: z.string().nullable(),
})

/** What the source says of a drug in French. Ingredients and classes stand in the order of the English ones. */
export const DrugFrench = z.object({
  description: z.string().nullable(),
  drugIngredients: z.array(DrugIngredientLine.pick({ name: true, dosageUnit: true, strengthUnit: true })),
  /** Null where the source names a class in English alone. */
  atcNames: z.array(z.string().nullable()),
  forms: z.array(z.string()),
  routes: z.array(z.string()),
  schedules: z.array(z.string()),
})
export type DrugFrench = z.infer<typeof DrugFrench>

/** What a drug's version stores of its own. */
export const DrugDetails = z.object({
  din: z.string().nullable(),
  name: z.string(),
  nameFr: z.string().nullable(),
  drugCode: z.string(),
  drugStatus: DrugStatus,
  statusDate: z.string().nullable(),
  description: z.string().nullable(),
  monographOriginalUrl: z.string().nullable(),
  drugIngredients: z.array(DrugIngredientLine),
  therapeuticClasses: z.array(TherapeuticClass),
  forms: z.array(z.string()),
  routes: z.array(z.string()),
  schedules: z.array(z.string()),
  packages: z.array(z.string()),
  companyId: z.int().nullable(),
  /** Every status its source dates, oldest first. */
  statusHistory: z.array(z.object({ status: DrugStatus, date: z.string() })).default([]),
  french: DrugFrench.nullable().default(null),
})
export type DrugDetails = z.infer<typeof DrugDetails>

/** Set where a formulary was read and does not list the product; without one, nothing is known. */
const isUnlisted = z.literal(true).optional()

export const Drug = ContentWhole.extend({
  ...DrugDetails.omit({ french: true }).shape,
  contentItemType: z.literal('Drug'),
  /** The same as drugStatus, under the version's own name for it. */
  status: DrugStatus,
  company: Company.nullable(),
  drugData: z.array(DrugData),
  isUnlisted,
  brandGroup: ContentReference.nullable(),
  ingredientGroups: z.array(ContentReference),
  decisions: z.array(ContentReference),
})
export type Drug = z.infer<typeof Drug>

/** A product listed under its brand or ingredient; `count` is how many package sizes or prices are known for it. */
export const DrugItem = z.object({
  din: z.string().nullable(),
  name: z.string(),
  count: z.int(),
  contentItemId: Id,
  strength: z.string().nullable(),
  /** Of two or three, whose amounts the strength names, in its order. */
  substances: z.array(z.string()).optional(),
  form: z.string().nullable(),
  company: z.string().nullable(),
  companyId: z.int().nullable(),
  drugStatus: DrugStatus,
  price: z.number().nullable(),
  amountMOHLTCPays: z.number().nullable(),
  /** What the price is for one of, as the formulary writes it: "Tab", "Inj Sol-Pref Pen 3mL Pk". */
  formularyForm: z.string().nullable(),
  /** The day of the formulary's edition. */
  editionDate: z.string().nullable(),
  /** Null where no formulary lists it. */
  coverage: DrugCoverage.nullable(),
  isUnlisted,
  /** In shortage or discontinued now, as its maker reported. */
  isShort: z.boolean(),
  /** Its page at the source. */
  sourceUrl: z.string().nullable(),
})
export type DrugItem = z.infer<typeof DrugItem>

/** An interchangeable product; what only the formulary knows has no page and no status. */
export const DrugAlternative = DrugItem.omit({
  count: true,
  companyId: true,
  sourceUrl: true,
  formularyForm: true,
  editionDate: true,
}).extend({
  contentItemId: Id.nullable(),
  drugStatus: DrugStatus.nullable(),
  dailyCost: z.number().nullable(),
})
export type DrugAlternative = z.infer<typeof DrugAlternative>

export const DrugGroupDetails = z.object({ name: z.string(), nameFr: z.string().nullable() })
export type DrugGroupDetails = z.infer<typeof DrugGroupDetails>

const groupFields = {
  ...DrugGroupDetails.shape,
  drugItems: z.array(DrugItem),
  decisions: z.array(ContentReference),
  /** The ingredients of a brand, or the brands of an ingredient. */
  relatedGroups: z.array(ContentReference),
  /** Trials that give it, recruiting in Canada first. */
  trials: z.array(ContentReference),
  /** Articles about it, newest first. */
  articles: z.array(ContentReference),
}

export const DrugBrandGroup = ContentWhole.extend({ ...groupFields, contentItemType: z.literal('DrugBrandGroup') })
export type DrugBrandGroup = z.infer<typeof DrugBrandGroup>

export const DrugIngredient = ContentWhole.extend({ ...groupFields, contentItemType: z.literal('DrugIngredient') })
export type DrugIngredient = z.infer<typeof DrugIngredient>
