import { z } from 'zod'
import { Article, ArticleDetails } from './article.schemas.ts'
import { Decision, DecisionDetails } from './decision.schemas.ts'
import { Drug, DrugBrandGroup, DrugDetails, DrugGroupDetails, DrugIngredient } from './drug.schemas.ts'
import { Folio, FolioDetails } from './folio.schemas.ts'
import {
  DraftUserArticle,
  DraftUserExternalLink,
  UserArticle,
  UserArticleDetails,
  UserExternalLink,
  UserExternalLinkDetails,
} from './posts.schemas.ts'
import { Trial, TrialDetails } from './trial.schemas.ts'

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
