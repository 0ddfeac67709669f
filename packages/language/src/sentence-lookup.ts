/** Looks a sentence up as it is, then with its number or its end left open. */
export function translatedBy(sentences: Record<string, string>, english: string): string {
  const numbers = english.match(/\d[\d,]*/)?.[0]
  const [, beginning = '', rest = ''] = /^(.*?(?:: |named ))(.*)\.$/.exec(english) ?? []
  return (
    sentences[english] ??
    (numbers && sentences[english.replace(numbers, '{n}')]?.replace('{n}', numbers.replaceAll(',', '\u00a0'))) ??
    sentences[`${beginning}{text}.`]?.replace('{text}', () => rest) ??
    english
  )
}
