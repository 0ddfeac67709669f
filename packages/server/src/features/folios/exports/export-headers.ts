import {
  type ContentItemType,
  type CsvHeaders,
  contentItemTypes,
  type KindWords,
  type Language,
} from '@materia/contract'
import { folioText } from '../messages.ts'

/** The first line of a folio's CSV, for whoever asked for it. */
export const csvHeadersIn = (language: Language): CsvHeaders => ({
  position: folioText('csvPosition').in(language),
  title: folioText('csvTitle').in(language),
  kind: folioText('csvKind').in(language),
  authors: folioText('csvAuthors').in(language),
  publishedIn: folioText('csvPublishedIn').in(language),
  date: folioText('csvDate').in(language),
  doi: 'DOI',
  pmid: 'PMID',
  nctNumber: folioText('csvNctNumber').in(language),
  din: 'DIN',
  referenceNumber: folioText('csvReferenceNumber').in(language),
  source: folioText('csvSource').in(language),
  materia: 'Materia',
  note: folioText('csvNote').in(language),
  notices: folioText('csvNotices').in(language),
})

/** What the kinds are called there. */
export const csvKindsIn = (language: Language): KindWords => {
  const word = (type: ContentItemType) => folioText(`kind${type}`).in(language)
  return Object.fromEntries(contentItemTypes.map((type) => [type, word(type)])) as KindWords
}
