import type { FeedExplanation } from '@materia/contract'
import type { ExplainedRow } from './explanations.queries.ts'

type Reason = FeedExplanation['reasons'][number]

/** Who pays comes first, then what the reader chose themselves, then what others did. */
export function explanationView(row: ExplainedRow): FeedExplanation {
  const interests = [...new Set(row.areas.flatMap(({ interest }) => interest ?? []))]
  const reasons: Reason[] = [
    ...(row.promoted_by ? [{ type: 'Promoted' as const, name: row.promoted_by }] : []),
    ...row.subscriptions.map((name) => ({ type: 'Subscription' as const, name })),
    ...(row.writer?.isFollowed ? [{ type: 'Person' as const, name: row.writer.name }] : []),
    ...interests.map((name) => ({ type: 'Area' as const, name })),
    ...(row.is_trending ? [{ type: 'Trending' as const, name: null }] : []),
    ...(row.is_editors_choice ? [{ type: 'EditorsChoice' as const, name: null }] : []),
  ]
  return { reasons: reasons.length > 0 ? reasons : [{ type: 'Recent', name: null }], mutable: mutableOf(row) }
}

const mutableOf = ({ areas, source, writer, type }: ExplainedRow): FeedExplanation['mutable'] => [
  ...areas.map(({ id, title }) => ({ type: 'Area' as const, value: id, name: title })),
  ...(source ? [{ type: 'Source' as const, value: source.id, name: source.name }] : []),
  ...(writer ? [{ type: 'Person' as const, value: writer.id, name: writer.name }] : []),
  { type: 'Kind', value: type, name: type },
]
