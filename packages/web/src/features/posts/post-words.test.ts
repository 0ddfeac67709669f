import type { PostEntry } from '@materia/contract'
import { expect, it } from 'vitest'
import { someSummary } from '../../testing/contents.ts'
import { kindWord } from './post-words.ts'

it.each([
  ['UserArticle', 'Post'],
  ['DraftUserArticle', 'Post'],
  ['DraftUserExternalLink', 'Link'],
  ['DrugBrandGroup', 'Drug brand'],
] as const)('a %s is called %s', (contentItemType, word) => {
  const post: PostEntry = { ...someSummary('A'), contentItemType, isPublished: true, updatedOn: '2026-01-01T00:00:00Z' }

  expect(kindWord(post)).toBe(word)
})
