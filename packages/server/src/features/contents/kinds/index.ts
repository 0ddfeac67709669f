import { article } from './article.ts'
import { decision } from './decision.ts'
import { drug, drugGroup } from './drug.ts'
import { folio } from './folio.ts'
import type { Kind, KindName, Kinds } from './kind.ts'
import { externalLink, userArticle } from './posts.ts'
import { trial } from './trial.ts'

export const kinds: Kinds = {
  Article: article,
  Decision: decision,
  DraftUserArticle: userArticle,
  DraftUserExternalLink: externalLink,
  Drug: drug,
  DrugBrandGroup: drugGroup,
  DrugIngredient: drugGroup,
  Folio: folio,
  Trial: trial,
  UserArticle: userArticle,
  UserExternalLink: externalLink,
}

export { bylineOf } from './posts.ts'

export const kindOf = (name: KindName) => kinds[name] as Kind<never>
