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
/** Stored in the place of a name that is gone; screens say it in the viewer's language. */
export const formerMemberName = { first: 'A former', last: 'member' }
export const formerMember = `${formerMemberName.first} ${formerMemberName.last}`

/** Characters that no text of ours holds. */
export const snippetMarks = { from: '\u0001', to: '\u0002' } as const
