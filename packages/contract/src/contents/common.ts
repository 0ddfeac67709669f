export const contentItemTypes = [
  'Article',
  'Drug',
  'Decision',
  'Trial',
  'Folio',
  'DrugIngredient',
  'UserArticle',
  'DraftUserArticle',
  'UserExternalLink',
  'DraftUserExternalLink',
  'DrugBrandGroup',
] as const

/** The name that stands for an author who has left. */
export const formerMember = 'A former member'

/** Characters that no text of ours holds. */
export const snippetMarks = { from: '\u0001', to: '\u0002' } as const
