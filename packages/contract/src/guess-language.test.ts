import { describe, expect, it } from 'vitest'
import { guessLanguage } from './guess-language.ts'

describe('the language of a text', () => {
  it.each([
    ['en', 'What changed in the treatment of heart failure this year'],
    ['en', '<p>We followed 40 patients who were started on the drug, and none of them had to stop.</p>'],
    ['en', 'Smith et al. compared the two at a clinic in Montréal'],
    ['fr', 'Ce qui a changé dans le traitement de l’insuffisance cardiaque'],
    ['fr', '<p>Nous avons suivi 40 patients; aucun n&#39;a dû cesser le médicament.</p>'],
    ['fr', "L'asthme sévère chez l'adulte"],
    ['fr', 'Déprescription sécuritaire'],
  ] as const)('is %s: %s', (language, text) => {
    expect(guessLanguage(text, language === 'en' ? 'fr' : 'en')).toBe(language)
  })

  it('is what was thought before where nothing tells', () => {
    expect(guessLanguage('', 'fr')).toBe('fr')
    expect(guessLanguage('Hypertension 2026', 'en')).toBe('en')
  })

  it('is guessed at once of a long text without an end', () => {
    const started = process.threadCpuUsage()

    guessLanguage('<'.repeat(900_000), 'en')

    // Of the thread alone: what other programs take does not count.
    expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(100)
  })
})
