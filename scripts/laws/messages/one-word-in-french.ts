/** What is called by one name in English is called by one name in French. */
const names: { english: RegExp; french: RegExp; word: string }[] = [
  { english: /\bstrengths?\b/i, french: /\bconcentrations?\b/i, word: 'concentration' },
  { english: /\bVoice of\b/, french: /(?<!la )\bvoix de\b/i, word: 'Voix de' },
  { english: /\ba former member\b/i, french: /\bune ou un ancien membre\b/i, word: 'une ou un ancien membre' },
  { english: /\bclippings?\b/i, french: /\bcoupures?\b/i, word: 'coupure' },
  { english: /\bfeatured (?:picture|image)\b/i, french: /\bimage en vedette\b/i, word: 'image en vedette' },
  { english: /\bstatus\b|^(?:every )?state\b/i, french: /(?<!\p{L})états?(?!\p{L})/iu, word: 'état' },
  { english: /^kinds?\b/i, french: /\btypes?\b/i, word: 'type' },
  { english: /\bsources?\b/i, french: /\bsources?\b/i, word: 'source' },
  { english: /^trials?$/i, french: /^essais? cliniques?$/i, word: 'essai clinique' },
  { english: /^show more$/i, french: /^afficher plus$/i, word: 'afficher plus' },
]

/** The French words that a message should have, and has not. */
export function missingNames(english: string, french: string): string[] {
  const said = english.replaceAll(/\{\w+/g, '{')
  return names.filter((name) => name.english.test(said) && !name.french.test(french)).map(({ word }) => word)
}
