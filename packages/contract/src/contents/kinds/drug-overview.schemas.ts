import { z } from 'zod'
import { Id, NumberedId } from '../../fields.schemas.ts'
import { ContentReference, ContentSummary } from '../common.schemas.ts'
import { Company, DrugAlternative, DrugItem, DrugStatus } from './drug.schemas.ts'

/** A change of a product's status, as its source dates it. */
export const DrugStatusChange = z.object({
  date: z.string(),
  status: DrugStatus,
  name: z.string(),
  din: z.string().nullable(),
  contentItemId: Id,
})
export type DrugStatusChange = z.infer<typeof DrugStatusChange>

/** A class of the Anatomical Therapeutic Chemical system and its other ingredients. */
export const DrugClass = z.object({ code: z.string(), members: z.array(ContentReference) })
export type DrugClass = z.infer<typeof DrugClass>

/** What the page of a brand or an ingredient tells beside its products. */
export const DrugOverview = z.object({
  /** Numbers of the formulary that no product of the database has. */
  formularyOnly: z.array(DrugAlternative),
  classes: z.array(DrugClass),
  /** Newest first. */
  /** The newest, at most `statusChangesMax` of them. */
  statusHistory: z.array(DrugStatusChange),
  /** Trials that give it and recruit in Canada. */
  recruiting: z.array(ContentReference),
  /** Colleagues' posts that name it. */
  posts: z.array(ContentSummary),
  /** Folios that hold it or one of its products, of those the viewer may see. */
  folios: z.array(ContentSummary),
})
export type DrugOverview = z.infer<typeof DrugOverview>

/** A company with its products. */
export const CompanyProducts = z.object({ company: Company, drugItems: z.array(DrugItem) })
export type CompanyProducts = z.infer<typeof CompanyProducts>

export const CompanyParams = z.object({ companyId: z.coerce.number().pipe(NumberedId) })
