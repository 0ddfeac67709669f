import type { ContentCommon } from '@materia/contract'

type Dated = Pick<ContentCommon, 'source' | 'publishedOn'> & { createdOn?: string }

/**
 * When it was published, for people. A source dates by the day, the same in every time zone, and where it gives no date
 * there is none: the day a record came to Materia is not shown for it.
 */
export function publishedOn({ source, publishedOn, createdOn }: Dated): string | null {
  if (source) return publishedOn?.slice(0, 'yyyy-mm-dd'.length) ?? null
  return publishedOn ?? createdOn ?? null
}
