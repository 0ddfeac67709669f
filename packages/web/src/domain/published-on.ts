import type { ContentCommon, ContentSummary } from '@materia/contract'

type Dated = Pick<ContentCommon, 'contentItemType' | 'source' | 'publishedOn'> & { createdOn?: string }

const isGroup = (type: string) => type === 'DrugBrandGroup' || type === 'DrugIngredient'

/**
 * When it was published, for people. A source dates by the day, the same in every time zone, and where it gives no date
 * there is none: the day a record came to Materia is not shown for it. A group of products was never published.
 */
export function publishedOn({ contentItemType, source, publishedOn, createdOn }: Dated): string | null {
  if (isGroup(contentItemType)) return null
  if (source) return sourceDay(contentItemType, publishedOn)
  return publishedOn ?? createdOn ?? null
}

/** The facts beside that date: an article's end with its year, which is not said twice. */
export const factsBesideDate = (content: Dated & Pick<ContentSummary, 'factLine'>): string | null =>
  content.factLine?.replace(new RegExp(` · ${publishedOn(content)?.slice(0, 4)}$`), '') ?? null

/**
 * Journals often give only a month or a year, which is stored as its first day. An article dated so is said to be of that month or
 * year: that is true whether the day was known or not.
 */
function sourceDay(type: string, publishedOn: string | null): string | null {
  const day = publishedOn?.slice(0, 'yyyy-mm-dd'.length) ?? null
  return day && type === 'Article' ? day.replace(/(-01)?-01$/, '') : day
}
