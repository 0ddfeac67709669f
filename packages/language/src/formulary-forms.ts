import type { Language } from '@materia/contract/languages.ts'

/** Forms as Ontario's formulary shortens them, in words of both languages. */
const forms: Record<string, Record<Language, string>> = {
  Tab: { en: 'Tablet', fr: 'Comprimé' },
  'Chew Tab': { en: 'Chewable tablet', fr: 'Comprimé à croquer' },
  'CR Tab': { en: 'Controlled-release tablet', fr: 'Comprimé à libération contrôlée' },
  'DR Tab': { en: 'Delayed-release tablet', fr: 'Comprimé à libération retardée' },
  'Ent Tab': { en: 'Enteric-coated tablet', fr: 'Comprimé entérosoluble' },
  'ER Tab': { en: 'Extended-release tablet', fr: 'Comprimé à libération prolongée' },
  'LA Tab': { en: 'Long-acting tablet', fr: 'Comprimé à action prolongée' },
  'Orally Disintegrating Tab': { en: 'Orally disintegrating tablet', fr: 'Comprimé à désintégration orale' },
  'Rapid Dissolve Tab': { en: 'Rapidly dissolving tablet', fr: 'Comprimé à dissolution rapide' },
  'SL Tab': { en: 'Sublingual tablet', fr: 'Comprimé sublingual' },
  'SR Tab': { en: 'Sustained-release tablet', fr: 'Comprimé à libération prolongée' },
  'Tab for Susp': { en: 'Tablet for suspension', fr: 'Comprimé pour suspension' },
  Cap: { en: 'Capsule', fr: 'Capsule' },
  'CR Cap': { en: 'Controlled-release capsule', fr: 'Capsule à libération contrôlée' },
  'DR Cap': { en: 'Delayed-release capsule', fr: 'Capsule à libération retardée' },
  'ER Cap': { en: 'Extended-release capsule', fr: 'Capsule à libération prolongée' },
  'LA Cap': { en: 'Long-acting capsule', fr: 'Capsule à action prolongée' },
  'SR Cap': { en: 'Sustained-release capsule', fr: 'Capsule à libération prolongée' },
  Cr: { en: 'Cream', fr: 'Crème' },
  Lot: { en: 'Lotion', fr: 'Lotion' },
  'Scalp Lot': { en: 'Scalp lotion', fr: 'Lotion capillaire' },
  Oint: { en: 'Ointment', fr: 'Pommade' },
  'Top Gel': { en: 'Topical gel', fr: 'Gel topique' },
  'Top Sol': { en: 'Topical solution', fr: 'Solution topique' },
  'Trans Patch': { en: 'Transdermal patch', fr: 'Timbre transdermique' },
  'Transdermal Patch': { en: 'Transdermal patch', fr: 'Timbre transdermique' },
  'Inh Susp': { en: 'Suspension for inhalation', fr: 'Suspension pour inhalation' },
  'Inj Pd-Vial Pk': { en: 'Powder for injection, vial', fr: 'Poudre injectable, fiole' },
  'Inj Pref Syr': { en: 'Injection, prefilled syringe', fr: 'Injection, seringue préremplie' },
  'Inj Sol': { en: 'Solution for injection', fr: 'Solution injectable' },
  'Inj Sol-Pref Syr': {
    en: 'Solution for injection, prefilled syringe',
    fr: 'Solution injectable, seringue préremplie',
  },
  'Inj Sol-Pref Pen': {
    en: 'Solution for injection, prefilled pen',
    fr: 'Solution injectable, stylo prérempli',
  },
  'Inj Susp': { en: 'Suspension for injection', fr: 'Suspension injectable' },
  Inh: { en: 'Inhaler', fr: 'Inhalateur' },
  'Pd Inh': { en: 'Powder inhaler', fr: 'Inhalateur de poudre' },
  'Nas Sp': { en: 'Nasal spray', fr: 'Vaporisateur nasal' },
  Liq: { en: 'Liquid', fr: 'Liquide' },
  'O/L': { en: 'Oral liquid', fr: 'Liquide oral' },
  'Oph Sol': { en: 'Eye drops, solution', fr: 'Solution ophtalmique' },
  'Oph Susp': { en: 'Eye drops, suspension', fr: 'Suspension ophtalmique' },
  'Oral Sol': { en: 'Oral solution', fr: 'Solution orale' },
  'Oral Susp': { en: 'Oral suspension', fr: 'Suspension orale' },
  'Pd for Inj Sol': { en: 'Powder for solution for injection', fr: 'Poudre pour solution injectable' },
  'Pd for Oral Susp': { en: 'Powder for oral suspension', fr: 'Poudre pour suspension orale' },
  Strip: { en: 'Strip', fr: 'Bandelette' },
  Sup: { en: 'Suppository', fr: 'Suppositoire' },
  Susp: { en: 'Suspension', fr: 'Suspension' },
}

/** "Tab", "Oph Sol-2.5mL Pk" and "Inh-120 Dose Pk" in words; what is not known stays as the formulary writes it. */
export function formularyForm(shortened: string | null, language: Language): string | null {
  if (!shortened) return null
  const plain = shortened.replace(' - ', '-')
  const [, base, times, amount = '', unit = ''] = /^(.+)[- ](?:(\d+)x)?(\d[\d.]*)(mL|g| dose)? Pk$/i.exec(plain) ?? []
  const packed = base && forms[base]
  if (!packed) return forms[plain]?.[language] ?? shortened
  const size = language === 'fr' ? amount.replace('.', ',') : amount
  const amounts = [times && `${times}\u00a0×`, size, unit.trim().toLowerCase() === 'dose' ? 'doses' : unit]
  return `${packed[language]}, ${amounts.filter(Boolean).join('\u00a0')}`
}

/** Whether it names a whole pen, syringe, inhaler or pack, which a price is then for. */
export const isPacked = (shortened: string): boolean => /\b(?:Pk|Pack|Pen|Syr|Cart|Vial)\b/.test(shortened)
