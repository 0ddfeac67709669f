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
} from '../ui/icons/icons.tsx'
import type { KindName } from '../ui/theme/tokens.ts'
import { domainMessages } from './messages.ts'

export interface KindLook {
  /** A colour of the theme, for the attribute `style`; it never stands without the icon and the word. */
  colour: string
  Icon: ComponentType<IconProps>
}

// A variable and no class: one rule then serves all kinds, and rules are what a first drawing spends most time on.
const colourOf = (kind: KindName) => `var(--mui-palette-kind-${kind})`

/** How each kind is drawn wherever it is listed, beside its name. */
export const kindLooks: Record<ContentItemType, KindLook> = {
  Article: { colour: colourOf('article'), Icon: ArticleIcon },
  Drug: { colour: colourOf('drug'), Icon: PillIcon },
  DrugBrandGroup: { colour: colourOf('brand'), Icon: PillIcon },
  DrugIngredient: { colour: colourOf('brand'), Icon: PillIcon },
  Decision: { colour: colourOf('decision'), Icon: ScaleIcon },
  Trial: { colour: colourOf('trial'), Icon: FlaskIcon },
  Folio: { colour: colourOf('folio'), Icon: FolderIcon },
  UserArticle: { colour: colourOf('post'), Icon: PenIcon },
  UserExternalLink: { colour: colourOf('link'), Icon: ExternalIcon },
  DraftUserArticle: { colour: colourOf('post'), Icon: PenIcon },
  DraftUserExternalLink: { colour: colourOf('link'), Icon: ExternalIcon },
}

export const kindWord = (type: ContentItemType): string => domainMessages()(`kinds.${type}`)
