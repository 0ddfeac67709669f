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

type ContentItemType = (typeof contentItemTypes)[number]

/** A drug's product, brand and ingredient: to a viewer kinds of one thing. */
export const drugKinds = ['Drug', 'DrugBrandGroup', 'DrugIngredient'] as const satisfies ContentItemType[]
/** What members publish. */
export const postKinds = ['UserArticle', 'UserExternalLink'] as const satisfies ContentItemType[]
/** What they have not published yet. */
export const draftKinds = ['DraftUserArticle', 'DraftUserExternalLink'] as const satisfies ContentItemType[]
/** Kinds that hold others: their cards count the safety notices of what they hold. */
export const holdingKinds = ['Folio', 'DrugBrandGroup', 'DrugIngredient'] as const satisfies ContentItemType[]

/** The name that stands for an author who has left. Stored in the place of a name that is gone; screens say it in the viewer's language. */
export const formerMemberName = { first: 'A former', last: 'member' }
export const formerMember = `${formerMemberName.first} ${formerMemberName.last}`

/** Characters that no text of ours holds. */
export const snippetMarks = { from: '\u0001', to: '\u0002' } as const
