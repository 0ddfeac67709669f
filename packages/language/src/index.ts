export { formatsOf, type LanguageFormats } from './formats.ts'
export { fieldSentence, problemSentence } from './sentences.ts'
export { plainText, type Text, type TextMaker, textsOf } from './texts.ts'
export type { Catalogue, Translation, Translator } from './translation.ts'
