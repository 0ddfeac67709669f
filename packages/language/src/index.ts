export { formatsOf, type LanguageFormats } from './formats.ts'
export { plainText, type Text, type TextMaker, textsOf } from './texts.ts'
export type { Catalogue, Translation, Translator } from './translation.ts'
