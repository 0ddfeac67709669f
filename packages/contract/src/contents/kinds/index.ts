import { z } from 'zod'
import { Article, ArticleDetails } from './article.ts'
import { Decision, DecisionDetails } from './decision.ts'
import { Drug, DrugBrandGroup, DrugDetails, DrugGroupDetails, DrugIngredient } from './drug.ts'
import { Folio, FolioDetails } from './folio.ts'
import {
  DraftUserArticle,
  DraftUserExternalLink,
  UserArticle,
  UserArticleDetails,
  UserExternalLink,
  UserExternalLinkDetails,
} from './posts.ts'
import { Trial, TrialDetails } from './trial.ts'

/** Any content, told apart by `contentItemType`. */
export const Content = z.discriminatedUnion('contentItemType', [
  Drug,
  DrugBrandGroup,
  DrugIngredient,
  Decision,
  Article,
  Folio,
  Trial,
  UserArticle,
  DraftUserArticle,
  UserExternalLink,
  DraftUserExternalLink,
])
export type Content = z.infer<typeof Content>

/** What each kind's versions store of their own. */
export const kindDetails = {
  Drug: DrugDetails,
  DrugBrandGroup: DrugGroupDetails,
  DrugIngredient: DrugGroupDetails,
  Decision: DecisionDetails,
  Article: ArticleDetails,
  Folio: FolioDetails,
  Trial: TrialDetails,
  UserArticle: UserArticleDetails,
  DraftUserArticle: UserArticleDetails,
  UserExternalLink: UserExternalLinkDetails,
  DraftUserExternalLink: UserExternalLinkDetails,
} as const
export type KindDetails = { [Kind in keyof typeof kindDetails]: z.infer<(typeof kindDetails)[Kind]> }
