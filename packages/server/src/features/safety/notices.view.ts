import type { Notice, NoticeState, Source } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { retractionReasonInFrench } from '@materia/language/retraction-reasons.fr.ts'
import { sourceWordsInFrench } from '@materia/language/source-words.fr.ts'
import { severityAt, statusWordOf, strengthIn, titleOfNotice } from '../contents/index.ts'
import { safetyText } from './messages.ts'
import type { NoticeRow } from './notices.queries.ts'
import type { Both } from './reports.ts'

/** In the reader's words; what the source wrote stands in the reader's language where the source has it. */
export function noticeView(row: NoticeRow, source: Source | null): Notice {
  const { facts, language } = row
  return {
    noticeId: row.id,
    kind: row.kind,
    state: row.state,
    severity: severityAt(row.severity),
    title: titleInState(row, row.state),
    summary: summaryOf(row),
    summaryLanguage: summaryLanguageOf(row),
    reason: reasonOf(row),
    startsOn: row.starts_on,
    expectedEndOn: row.expected_end_on,
    endedOn: row.ended_on,
    updatedOn: row.updated_on,
    sourceUrl: inLanguage(facts.url, language),
    source,
    match: row.match,
    appliesTo: row.applies_to,
  }
}

/** What the notice says in one of its states. */
export function titleInState({ kind, facts, language }: NoticeRow, state: NoticeState): string {
  const name = inLanguage(facts.name, language) ?? ''
  return titleOfNotice({ kind, state, name, strength: facts.strength }, language)
}

/** What a feed of notices is called. */
export const feedTitle = (language: Language): string => safetyText('feedTitle').in(language)

export const inLanguage = (text: Both | null | undefined, language: Language): string | null =>
  (language === 'fr' ? (text?.fr ?? text?.en) : (text?.en ?? text?.fr)) ?? null

function summaryOf({ kind, facts, language }: NoticeRow): string | null {
  switch (kind) {
    case 'Shortage':
    case 'Discontinuation': {
      const { din, company, strength, packages = [], laterPackages = [] } = facts
      const sizes = packages.length > 0 && safetyText('packages', { sizes: packages.join('; ') })
      const later = laterPackages.length > 0 && safetyText('laterPackages', { kind, sizes: laterPackages.join('; ') })
      return joined([
        din && safetyText('din', { din }).in(language),
        company,
        strength && strengthIn(strength, language),
        sizes ? sizes.in(language) : null,
        later ? later.in(language) : null,
      ])
    }
    case 'Recall':
    case 'Advisory':
      return inLanguage(facts.advice, language) ?? inLanguage(facts.product, language)
    case 'StatusChange':
      return safetyText('statusChanged', {
        from: statusWordOf(facts.from ?? '', language),
        to: statusWordOf(facts.to ?? '', language),
      }).in(language)
    case 'RemovedBySource':
      return safetyText('removed').in(language)
    default:
      return joined([
        facts.journal,
        facts.noticePmid && safetyText('noticeAt', { pmid: facts.noticePmid }).in(language),
      ])
  }
}

/** Recalls carry the source's own words; everything else is worded by us. */
function summaryLanguageOf({ kind, facts, language }: NoticeRow): Language | null {
  if (kind !== 'Recall' && kind !== 'Advisory') return null
  const told = inLanguage(facts.advice, language) === null ? facts.product : facts.advice
  if (!told?.en && !told?.fr) return null
  return told[language] ? language : language === 'fr' ? 'en' : 'fr'
}

/** Of a recall that is known in English alone the words of its closed list are told in French. */
function recallReason(reason: Both | null | undefined, language: Language): string | null {
  const said = inLanguage(reason, language)
  if (language !== 'fr' || reason?.fr) return said
  return (
    said
      ?.split(', ')
      .map((word) => sourceWordsInFrench[word] ?? word)
      .join(', ') ?? null
  )
}

function reasonOf({ kind, facts, language }: NoticeRow): string | null {
  if (kind === 'Shortage' || kind === 'Discontinuation') return supplyReason(kind, facts.reason, language)
  if (kind === 'Recall' || kind === 'Advisory') {
    const { recallClass } = facts
    return joined([
      recallClass && safetyText('recallClass', { recallClass }).in(language),
      recallReason(facts.reason, language),
    ])
  }
  const reasons = language === 'fr' ? facts.reasons?.map(retractionReasonInFrench) : facts.reasons
  return reasons?.join('; ') || null
}

const shortageReasons = [3, 5, 6, 7, 8, 9, 10] as const
const discontinuanceReasons = [1, 2, 3, 4] as const

/** Its words changed over the years: a reason we know by its number is worded by us. */
function supplyReason(
  kind: 'Shortage' | 'Discontinuation',
  reason: (Both & { id: number | null }) | null | undefined,
  language: Language,
): string | null {
  if (!reason) return null
  const shortage = kind === 'Shortage' ? shortageReasons.find((id) => id === reason.id) : undefined
  const discontinuance = kind === 'Discontinuation' ? discontinuanceReasons.find((id) => id === reason.id) : undefined
  if (shortage) return safetyText(`shortageReason${shortage}`).in(language)
  if (discontinuance) return safetyText(`discontinuanceReason${discontinuance}`).in(language)
  return inLanguage(reason, language)
}

const joined = (parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ') || null
