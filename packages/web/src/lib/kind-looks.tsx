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

export interface KindLook {
  word: string
  plural: string
  /** A colour of the theme; it never stands without the icon and the word. */
  colour: string
  Icon: ComponentType<IconProps>
}

/** How each kind is named and drawn wherever it is listed. */
export const kindLooks: Record<ContentItemType, KindLook> = {
  Article: { word: 'Article', plural: 'Articles', colour: 'kind.article', Icon: ArticleIcon },
  Drug: { word: 'Drug', plural: 'Drugs', colour: 'kind.drug', Icon: PillIcon },
  DrugBrandGroup: { word: 'Drug brand', plural: 'Drug brands', colour: 'kind.brand', Icon: PillIcon },
  DrugIngredient: { word: 'Ingredient', plural: 'Ingredients', colour: 'kind.brand', Icon: PillIcon },
  Decision: { word: 'Decision', plural: 'Decisions', colour: 'kind.decision', Icon: ScaleIcon },
  Trial: { word: 'Trial', plural: 'Trials', colour: 'kind.trial', Icon: FlaskIcon },
  Folio: { word: 'Folio', plural: 'Folios', colour: 'kind.folio', Icon: FolderIcon },
  UserArticle: { word: 'Post', plural: 'Posts', colour: 'kind.post', Icon: PenIcon },
  UserExternalLink: { word: 'Link', plural: 'Links', colour: 'kind.link', Icon: ExternalIcon },
  DraftUserArticle: { word: 'Draft', plural: 'Drafts', colour: 'kind.post', Icon: PenIcon },
  DraftUserExternalLink: { word: 'Draft link', plural: 'Draft links', colour: 'kind.link', Icon: ExternalIcon },
}
