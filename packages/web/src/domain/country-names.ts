import type { Language } from '@materia/contract/languages.ts'

/** How the registry of trials spells what browsers spell otherwise. */
const otherSpellings: Record<string, string> = {
  'bosnia and herzegovina': 'BA',
  'congo, the democratic republic of the': 'CD',
  'czech republic': 'CZ',
  'former yugoslav republic of macedonia': 'MK',
  'hong kong': 'HK',
  'iran, islamic republic of': 'IR',
  'korea, republic of': 'KR',
  macedonia: 'MK',
  'moldova, republic of': 'MD',
  'palestinian territory, occupied': 'PS',
  'russian federation': 'RU',
  'syrian arab republic': 'SY',
  turkey: 'TR',
  türkiye: 'TR',
  'viet nam': 'VN',
}

let codes: Map<string, string> | undefined

/** A country as the viewer's language calls it; one that is unknown stays as the registry has it. */
export function countryName(english: string, language: Language): string {
  if (language === 'en') return english
  codes ??= codesByName()
  const code = codes.get(plain(english))
  return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code)) ?? english
}

function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const all = letters.flatMap((first) => letters.map((second) => first + second))
  const known = all.map((code): [string, string] => [plain(names.of(code) ?? ''), code])
  return new Map([...known, ...Object.entries(otherSpellings)])
}

/** "Türkiye (Türkiye)" and "Côte d’Ivoire" as they may be typed. */
const plain = (name: string) =>
  name
    .replace(/ \(.*\)$/, '')
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .toLowerCase()
