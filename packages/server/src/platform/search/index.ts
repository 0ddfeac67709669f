import './search.tables.ts'

export { integers } from './connection.ts'
export { tendMeaning } from './meaning/learn.ts'
export type { Assumptions } from './question/assumptions.ts'
export type { Fields } from './question/fields.ts'
export {
  frenchLexeme,
  frenchStem,
  frenchWordsOf,
  isEnglishQuestion,
  isFrenchQuestion,
  isFrenchStopWord,
  isFrenchText,
  withoutElision,
} from './question/french.ts'
export { highlight, type Snippet } from './question/highlight.ts'
export type { Hints } from './question/hints.ts'
export { bareWordsOf, parseQuery, replaceWords } from './question/query.ts'
export { didYouMean, distance } from './question/spelling.ts'
export { putSynonyms, type SynonymPair } from './question/synonym-pairs.ts'
export { forgetLearners } from './question/terms.ts'
export { usageOf } from './question/usage.ts'
export { wordsOf } from './question/words.ts'
export { everyone } from './ranking/rescore.ts'
export { similar } from './ranking/similar.ts'
export { type Suggestion, type SuggestRequest, suggest } from './ranking/suggest.ts'
export { type Hit, type SearchRequest, type SearchResult, search } from './search.ts'
export { putCutDocuments, putDocument, putDocuments, removeDocument } from './writing/documents.ts'
export { loadDocuments } from './writing/load.ts'
export { compactSegments, mergeFresh, tendSearch } from './writing/merge.ts'
export { putPopularity } from './writing/popularity.ts'
export { type CutDocument, cutDocument, type SearchDocument } from './writing/prepare.ts'
export { rebuild } from './writing/rebuild.ts'
