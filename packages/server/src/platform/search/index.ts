import './search.tables.ts'

export type { Assumptions } from './assumptions.ts'
export { integers } from './connection.ts'
export { putCutDocuments, putDocument, putDocuments, removeDocument } from './documents.ts'
export type { Fields } from './fields.ts'
export {
  frenchLexeme,
  frenchStem,
  frenchWordsOf,
  isEnglishQuestion,
  isFrenchQuestion,
  isFrenchStopWord,
  isFrenchText,
  withoutElision,
} from './french.ts'
export { highlight, type Snippet } from './highlight.ts'
export type { Hints } from './hints.ts'
export { loadDocuments } from './load.ts'
export { tendMeaning } from './meaning/learn.ts'
export { compactSegments, mergeFresh, tendSearch } from './merge.ts'
export { putPopularity } from './popularity.ts'
export { type CutDocument, cutDocument, type SearchDocument } from './prepare.ts'
export { parseQuery } from './query.ts'
export { rebuild } from './rebuild.ts'
export { everyone } from './rescore.ts'
export { type Hit, type SearchRequest, type SearchResult, search } from './search.ts'
export { similar } from './similar.ts'
export { didYouMean } from './spelling.ts'
export { type Suggestion, type SuggestRequest, suggest } from './suggest.ts'
export { putSynonyms, type SynonymPair } from './synonym-pairs.ts'
export { forgetLearners } from './terms.ts'
export { usageOf } from './usage.ts'
export { wordsOf } from './words.ts'
