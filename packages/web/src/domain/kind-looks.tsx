import type { ContentItemType } from '@materia/contract'
import type { ComponentType } from 'react'
import {
  ArticleIcon,
  ExternalIcon,
  FlaskIcon,
  FolderIcon,
  type IconProps,
  PenIcon,
  PillIcon,
  ScaleIcon,
} from '../ui/icons.tsx'
import type { KindName } from '../ui/tokens.ts'

export interface KindLook {
  word: string
  plural: string
  /** A colour of the theme, for the attribute `style`; it never stands without the icon and the word. */
  colour: string
  Icon: ComponentType<IconProps>
}

// A variable and no class: one rule then serves all kinds, and rules are what a first drawing spends most time on.
const colourOf = (kind: KindName) => `var(--mui-palette-kind-${kind})`

/** How each kind is named and drawn wherever it is listed. */
export const kindLooks: Record<ContentItemType, KindLook> = {
  Article: { word: 'Article', plural: 'Articles', colour: colourOf('article'), Icon: ArticleIcon },
  Drug: { word: 'Drug', plural: 'Drugs', colour: colourOf('drug'), Icon: PillIcon },
  DrugBrandGroup: { word: 'Drug brand', plural: 'Drug brands', colour: colourOf('brand'), Icon: PillIcon },
  DrugIngredient: { word: 'Ingredient', plural: 'Ingredients', colour: colourOf('brand'), Icon: PillIcon },
  Decision: { word: 'Decision', plural: 'Decisions', colour: colourOf('decision'), Icon: ScaleIcon },
  Trial: { word: 'Trial', plural: 'Trials', colour: colourOf('trial'), Icon: FlaskIcon },
  Folio: { word: 'Folio', plural: 'Folios', colour: colourOf('folio'), Icon: FolderIcon },
  UserArticle: { word: 'Post', plural: 'Posts', colour: colourOf('post'), Icon: PenIcon },
  UserExternalLink: { word: 'Link', plural: 'Links', colour: colourOf('link'), Icon: ExternalIcon },
  DraftUserArticle: { word: 'Draft', plural: 'Drafts', colour: colourOf('post'), Icon: PenIcon },
  DraftUserExternalLink: { word: 'Draft link', plural: 'Draft links', colour: colourOf('link'), Icon: ExternalIcon },
}
