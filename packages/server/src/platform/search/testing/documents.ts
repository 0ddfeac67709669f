import { randomUUID } from 'node:crypto'
import { everyone, type SearchDocument } from '../index.ts'

/** A document that everyone may find. */
export const document = (title: string, rest: Partial<SearchDocument> = {}): SearchDocument => ({
  id: randomUUID(),
  kind: 0,
  type: 0,
  audiences: [everyone],
  title,
  publishedOn: '2024-05-01',
  ...rest,
})
