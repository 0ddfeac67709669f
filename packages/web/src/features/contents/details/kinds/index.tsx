import type { Content, ContentItemType } from '@materia/contract'
import type { FunctionComponent } from 'react'
import { DrugGroupView } from '../drug/DrugGroupView.tsx'
import { DrugView } from '../drug/DrugView.tsx'
import { ArticleView } from './ArticleView.tsx'
import { DecisionView } from './DecisionView.tsx'
import { ExternalLinkView } from './ExternalLinkView.tsx'
import { FolioSummaryView } from './FolioSummaryView.tsx'
import { TrialView } from './TrialView.tsx'
import { UserArticleView } from './UserArticleView.tsx'

type KindViews = {
  [Type in ContentItemType]: FunctionComponent<{ content: Extract<Content, { contentItemType: Type }> }>
}

/** What each kind shows of itself; a kind without a view does not compile. */
const kindViews: KindViews = {
  Article: ArticleView,
  Decision: DecisionView,
  DraftUserArticle: UserArticleView,
  DraftUserExternalLink: ExternalLinkView,
  Drug: DrugView,
  DrugBrandGroup: DrugGroupView,
  DrugIngredient: DrugGroupView,
  Folio: FolioSummaryView,
  Trial: TrialView,
  UserArticle: UserArticleView,
  UserExternalLink: ExternalLinkView,
}

export function viewOf(content: Content) {
  const View = kindViews[content.contentItemType] as FunctionComponent<{ content: Content }>
  return <View content={content} />
}
