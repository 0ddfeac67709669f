import type { createTranslator } from 'use-intl/core'

/** Messages by key, in ICU syntax; keys may be grouped one level deep. */
export interface Catalogue {
  readonly [key: string]: string | { readonly [key: string]: string }
}

/** The same keys in another language: one that is missing, or one too many, does not compile. */
export type Translation<English extends Catalogue> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : { readonly [Inner in keyof English[Key]]: string }
}

/** Words messages of a catalogue; keys and arguments are checked against the English. */
export type Translator<English extends Catalogue> = ReturnType<typeof createTranslator<English>>
