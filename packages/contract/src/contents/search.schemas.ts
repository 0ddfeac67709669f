import { z } from 'zod'
import { count, NumberedId, offset, queryFlag, repeatable } from '../fields.schemas.ts'
import { maxSearchTerm, storable } from '../fields.ts'
import { languages } from '../languages.ts'
import { ContentItemType } from './common.schemas.ts'
import { contentStatuses, facetNames } from './facets.ts'
import { DrugCoverage } from './kinds/drug.schemas.ts'

export const SearchTerm = z
  .string()
  .trim()
  .max(maxSearchTerm)
  .refine(storable, 'Contains characters that cannot be searched.')

/** The name of a drug, a company or a type of publication. */
export const SearchedName = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .refine(storable, 'Contains characters that cannot be searched.')
const Year = z.coerce.number().int().min(1000).max(9999)

const searchQuery = {
  searchTerm: SearchTerm.default(''),
  filter: repeatable(ContentItemType),
  /** Posts in other languages are left out; what sources bring stays. */
  language: repeatable(z.enum(languages)),
  isRecent: queryFlag,
  /** Nothing is corrected or completed. */
  asTyped: queryFlag,
  status: repeatable(z.enum(contentStatuses)),
  /** Of the products that a formulary lists. */
  coverage: repeatable(DrugCoverage),
  /** Of drugs the company, of decisions the manufacturer, of trials the sponsor; by their whole name. */
  company: repeatable(SearchedName),
  yearFrom: Year.optional(),
  yearTo: Year.optional(),
  publicationType: repeatable(SearchedName),
  recruitingInCanada: queryFlag,
  /** Only what is of this area of interest, or of one within it. */
  areaId: z.coerce.number().pipe(NumberedId).optional(),
  /** Only what the viewer's folios hold, and those they have joined. */
  inMyFolios: queryFlag,
  /** Only what the viewer has not opened. */
  unread: queryFlag,
}

const inOrder = ({ yearFrom, yearTo }: { yearFrom?: number | undefined; yearTo?: number | undefined }) =>
  yearFrom === undefined || yearTo === undefined || yearFrom <= yearTo
const wrongYears = { message: 'The first year must not be later than the last.', path: ['yearTo'] }

export const SearchQuery = z.object({ ...searchQuery, count: count(20), offset }).refine(inOrder, wrongYears)
export type SearchQuery = z.output<typeof SearchQuery>

export const Facet = z.object({
  name: z.enum(facetNames),
  /** Counted as if nothing of this facet were chosen, the most frequent first; years newest first. */
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
})
export type Facet = z.infer<typeof Facet>
