import type { Language } from '@materia/contract/languages.ts'
import type { SourcedReports, SupplyReport } from '@materia/server/features/safety/index.ts'
import { localDay, momentOf, partialDate } from '../../text/dates.ts'
import { companyName, productName, tidy } from '../../text/names.ts'
import { storableText } from '../../text/plain.ts'
import { withFormInWords } from './form-words.ts'
import type { SupplyRecord } from './shortages.parser.ts'

const states: Record<SupplyRecord['type']['label'], Record<string, SupplyReport['state']>> = {
  shortage: {
    active_confirmed: 'Active',
    actual: 'Active',
    actual_shortage: 'Active',
    anticipated_shortage: 'Anticipated',
    anticipated: 'Anticipated',
    avoided_shortage: 'Resolved',
    resolved: 'Resolved',
  },
  discontinuance: { to_be_discontinued: 'Anticipated', discontinued: 'Active', reversed: 'Resolved' },
}

/** What was announced under these and is over never came. */
const neverCame = new Set(['avoided_shortage', 'reversed'])

const statusOf = ({ status }: SupplyRecord) => status.trim().toLowerCase().replaceAll(/\s+/g, '_')

export const supplyKey = ({ type, id }: Pick<SupplyRecord, 'type' | 'id'>) => `${type.label}:${id}`

/** What a record comes to, or why it is not in the format. */
export function supplyReports(record: SupplyRecord): SourcedReports | { reason: string } {
  const { label } = record.type
  const state = states[label][statusOf(record)]
  if (!state) return { reason: `status: Expected a status of a ${label}, found "${record.status}".` }
  const statedOn = momentOf(record.updated_date)
  if (!statedOn || !partialDate(record.updated_date.replace(' ', 'T')))
    return { reason: `updated_date: Expected a date, found "${record.updated_date}".` }
  const report = supplyReport(record, state)
  const subject = report.din ?? `report:${report.reportId}`
  return {
    recordKey: supplyKey(record),
    statedOn,
    reports: [{ noticeKey: `${report.type.toLowerCase()}:${subject}`, report }],
  }
}

function supplyReport(record: SupplyRecord, state: SupplyReport['state']): SupplyReport {
  const isShortage = record.type.label === 'shortage'
  const told = isShortage ? record.shortage_reason : record.discontinuance_reason
  const id = String(record.id)
  return {
    type: isShortage ? 'Shortage' : 'Discontinuation',
    state,
    reportId: id,
    din: dinOf(record),
    name: {
      en:
        nameOf('en', record, [record.en_drug_brand_name, record.drug?.brand_name, record.en_drug_common_name]) ??
        `DIN ${dinOf(record)}`,
      fr: nameOf('fr', record, [record.fr_drug_brand_name, record.fr_drug_common_name]),
    },
    company: shown(record.company_name ?? record.drug?.company?.name, companyName),
    strength: strengthOf(record),
    packages: listed(record.drug_package_quantity, '; '),
    isTier3: record.tier_3 ?? false,
    reason: told ? { id: told.id, en: shown(told.en_reason, tidy), fr: shown(told.fr_reason, tidy) } : null,
    startsOn: startOf(record),
    expectedEndOn: isShortage ? localDay(record.estimated_end_date) : null,
    endedOn: localDay(record.actual_end_date),
    updatedOn: localDay(record.updated_date),
    url: {
      en: `https://www.drugshortagescanada.ca/${record.type.label}/${id}`,
      fr: `https://www.penuriesdemedicamentscanada.ca/${record.type.label}/${id}`,
    },
  }
}

function startOf(record: SupplyRecord): string | null {
  const [began, announced] =
    record.type.label === 'shortage'
      ? [record.actual_start_date, record.anticipated_start_date]
      : [record.discontinuation_date, record.anticipated_discontinuation_date]
  return localDay(began) ?? (neverCame.has(statusOf(record)) ? null : localDay(announced))
}

function dinOf({ din, drug }: SupplyRecord): string | null {
  const digits = (din ?? drug?.din ?? '').trim()
  return /^\d{1,8}$/.test(digits) ? digits.padStart(8, '0') : null
}

/** Reports say "1MG" of a tablet and of a millilitre alike: the product's ingredients tell of what volume. */
function strengthOf({ drug_strength, drug }: SupplyRecord): string | null {
  const volumes = new Map(
    (drug?.drug_ingredients ?? []).flatMap(({ strength, strength_unit, dosage_value = '', dosage_unit }) =>
      /^M?L$/.test(dosage_unit ?? '') ? [[`${strength}${strength_unit}`, `/${dosage_value}${dosage_unit}`]] : [],
    ),
  )
  const amounts = listed(drug_strength, ' / ')?.split(' / ')
  return amounts?.map((amount) => `${amount}${volumes.get(amount) ?? ''}`).join(' / ') ?? null
}

const longestName = 200

/** The first that is a name: some fields hold lists of bar codes. */
function nameOf(language: Language, { drug_dosage_form }: SupplyRecord, names: (string | undefined)[]): string | null {
  const found = names.map((name) => tidy(storableText(name ?? ''))).find((name) => name && isName(name))
  return found ? withFormInWords(productName(found), listed(drug_dosage_form, ', '), language) : null
}

const isName = (text: string) => text.length <= longestName && !/^upc\b/i.test(text)

const shown = (text: string | undefined, as: (text: string) => string) => (text?.trim() ? as(storableText(text)) : null)

/** Several values stand on lines of their own, and repeat themselves. */
function listed(text: string | undefined, separator: string): string | null {
  const values = storableText(text ?? '')
    .split(/\r?\n|;/)
    .map(tidy)
    .filter(Boolean)
  return [...new Set(values)].join(separator) || null
}
