import type { Language } from '@materia/contract/languages.ts'

/** Ontario's formulary writes "0.5mg" where all else here says 0.5 mg. */
export function formularyStrength(strength: string | null, language: Language): string | null {
  const spaced = strength?.replace(/(\d)(?=(?:mcg|mg|g|mL|%)(?![a-z]))/gi, '$1\u00a0') ?? null
  return language === 'fr'
    ? (spaced?.replace(/(\d)\.(?=\d)/g, '$1,') ?? null)
    : (spaced?.replace('\u00a0%', '%') ?? null)
}
