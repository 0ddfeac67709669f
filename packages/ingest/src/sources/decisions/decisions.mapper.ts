import type { DecisionFrench } from '@materia/contract/contents/kinds/decision.schemas.ts'
import type { FrenchTexts } from '@materia/server/features/contents/index.ts'
import { areasOfProduct } from '../../areas.ts'
import type { SourcedVersion } from '../../source-definition.ts'
import { dayOf, partialDate } from '../../text/dates.ts'
import { htmlText } from '../../text/html.ts'
import { productName, tidy, upperFirst } from '../../text/names.ts'
import { shortened } from '../../text/plain.ts'
import { sectionsOf } from './decision-sections.ts'
import type { DecisionFields, DecisionRecord } from './decisions.parser.ts'
import type { SafetyReview } from './reviews.parser.ts'

const typeWords = {
  Regulatory: 'regulatory decision',
  Basis: 'summary basis of decision',
  SafteyReview: 'safety review',
} as const

const frenchTypeWords = {
  Regulatory: 'décision réglementaire',
  Basis: 'sommaire des motifs de décision',
  SafteyReview: 'examen de l’innocuité',
} as const

// A line of the list and the facts of a French record say less than the English text: never the other way round.
const detailRank = { list: 0, french: 0, english: 2 } as const

/** Devices share their numbers with drugs, and now and then with each other: the day of issue tells them apart. */
function decisionKey({ linkId, type, isDevice, fields }: DecisionRecord): string {
  return isDevice && type === 'Basis' ? `decision:${linkId}:device:${dateOf(fields) ?? ''}` : `decision:${linkId}`
}

export function decisionVersion(record: DecisionRecord): SourcedVersion<'Decision'> {
  const { fields, detail } = record
  const french = detail === 'french' ? frenchOf(record) : null
  // Of a French record the facts alone are the English face: its words stand in the other one.
  const told: DecisionRecord = french ? { ...record, fields: factsOf(fields) } : record
  const names = namesOf(told)
  const issued = dateOf(fields)
  return {
    type: 'Decision',
    sourceKey: decisionKey(record),
    title: titleOf(told, names, typeWords[record.type]),
    summary: summaryOf(told.fields),
    byline: bylineOf('Health Canada', names),
    extraSearchInfo: [record.linkId, plain(fields.control_number), ...dinsOf(fields), plain(fields.therapeutic_area)]
      .filter(Boolean)
      .join(' · '),
    sourceName: 'Health Canada Drug and Health Product Portal',
    sourceUrl: pageOf(record.linkId),
    publishedOn: dayOf(issued),
    sourceDate: new Date((dayOf(stateDate(record, issued))?.getTime() ?? 0) + detailRank[detail]),
    details: {
      referenceNumber: record.linkId,
      decisionType: record.type,
      dateIssued: issued ?? null,
      decisionItems: french ? [] : itemsOf(record),
      productName: productName(names.product),
      manufacturer: names.manufacturer,
      medicinalIngredient: names.ingredient,
      outcome: french ? null : outcomeOf(told),
      dins: dinsOf(fields),
      isDevice: record.isDevice,
      french: french?.details ?? null,
    },
    french: french?.texts ?? listedInFrench(record, names),
    areasOfInterest: areasOfProduct(
      [
        plain(fields.therapeutic_area),
        plain(fields.purpose),
        plain(fields.safety_issue ?? fields.safetyissue),
        plain(fields.what_approved),
      ].join(' '),
      [names.product, names.ingredient].join(' '),
    ),
    feedWeight: weightOf(record),
  }
}

/** In days: what was found about safety stands before what is as new, and devices behind drugs. */
const safetyWeight = 30
const deviceWeight = -365

const weightOf = ({ type, isDevice }: DecisionRecord) => {
  if (isDevice) return deviceWeight
  return type === 'SafteyReview' ? safetyWeight : 0
}

interface Names {
  product: string
  ingredient: string | null
  manufacturer: string | null
}

const namesOf = ({ fields }: DecisionRecord): Names => ({
  product: plain(fields.drug_name ?? fields.brand_name),
  ingredient: notApplicable(plain(fields.medical_ingredient ?? fields.med_ingredient)),
  manufacturer: notApplicable(plain(fields.manufacturer)),
})

const itemsOf = (record: DecisionRecord) =>
  sectionsOf(record).map((section, at) => ({ id: at + 1, ...section, orderIndex: at }))

/** The French face: what its card says, and its details. */
function frenchOf(record: DecisionRecord): { texts: FrenchTexts; details: DecisionFrench } {
  const names = namesOf(record)
  return {
    texts: {
      title: titleOf(record, names, frenchTypeWords[record.type]),
      summary: summaryOf(record.fields),
      byline: bylineOf('Santé Canada', names),
      sourceUrl: pageOf(record.linkId),
    },
    details: {
      decisionItems: itemsOf(record),
      productName: productName(names.product),
      medicinalIngredient: names.ingredient,
      outcome: plain(record.fields.decision) || (record.type === 'Basis' ? 'Autorisé' : null),
      modifiedOn: partialDate(record.fields.modified_date) ?? dateOf(record.fields) ?? null,
    },
  }
}

/** A line of the list holds names alone, and its title is worded here: in French as in English. */
function listedInFrench(record: DecisionRecord, names: Names): FrenchTexts | null {
  const { detail, fields, type, linkId } = record
  const isInSourcesWords = fields.summary_title || fields.safety_issue || fields.safetyissue || summaryOf(fields)
  if (detail !== 'list' || isInSourcesWords) return null
  return {
    title: titleOf(record, names, frenchTypeWords[type]),
    summary: null,
    byline: bylineOf('Santé Canada', names),
    sourceUrl: pageOf(linkId),
  }
}

const bylineOf = (authority: string, { manufacturer }: Names) => [authority, manufacturer].filter(Boolean).join(' · ')

/** What is the same in both languages. */
function factsOf(fields: DecisionFields): DecisionFields {
  const facts = ['drug_name', 'brand_name', 'medical_ingredient', 'med_ingredient', 'manufacturer']
  return Object.fromEntries(Object.entries(fields).filter(([name]) => facts.includes(name)))
}

const pageOf = (linkId: string) => `https://dhpp.hpfb-dgpsa.ca/review-documents/resource/${linkId}`

/** A review of which the list alone is known: its page is what it is known by. */
export function reviewVersion({ title, date, link }: SafetyReview): SourcedVersion<'Decision'> {
  return {
    type: 'Decision',
    sourceKey: `decision:review:${link
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, '')
      .toLowerCase()}`,
    title: shortened(title, 300),
    summary: null,
    byline: 'Health Canada',
    extraSearchInfo: null,
    sourceName: 'Health Canada Drug and Health Product Portal',
    sourceUrl: link,
    publishedOn: dayOf(date),
    sourceDate: dayOf(date) ?? null,
    details: {
      referenceNumber: '',
      decisionType: 'SafteyReview',
      dateIssued: date,
      decisionItems: [],
      productName: productOf(title),
      manufacturer: null,
      medicinalIngredient: null,
      outcome: null,
      dins: [],
      isDevice: false,
      french: null,
    },
    areasOfInterest: areasOfProduct('', title),
    feedWeight: safetyWeight,
  }
}

/** "Loratadine - Assessing the potential risk …" → "Loratadine". */
function productOf(title: string): string | null {
  const [product = ''] = title.replace(/^Summary Safety Review\s*[-–]\s*/i, '').split(/\s*[-–]\s+/)
  return product.length < title.length ? product : null
}

function titleOf({ fields, type }: DecisionRecord, { product, ingredient }: Names, kind: string): string {
  const announced = plain(fields.summary_title)
  if (announced) return shortened(announced, 300)
  const name = productName(product)
  const named = ingredient && !name.toLowerCase().includes(ingredient.toLowerCase()) ? `${name} (${ingredient})` : name
  const colon = kind === frenchTypeWords[type] ? '\u00a0: ' : ': '
  const issue = plain(fields.safety_issue ?? fields.safetyissue)
  if (type === 'SafteyReview' && issue)
    return shortened(`${named}${colon}${issue.charAt(0).toLowerCase()}${issue.slice(1)} – ${kind}`, 300)
  return shortened(`${named}${colon}${kind}`, 300)
}

/** In the source's own words; a line of the list has none. */
function summaryOf(fields: DecisionFields): string | null {
  const told =
    plain(fields.purpose ?? fields.what_app_for) ||
    plain(fields.summary_text1) ||
    plain(fields.overview) ||
    plain(fields.what_approved) ||
    plain(fields.notice_decision) ||
    plain(fields.issue)
  return told ? shortened(told, 500) : null
}

function outcomeOf({ fields, type }: DecisionRecord): string | null {
  const decision = plain(fields.decision)
  if (decision) return upperFirst(decision.replace(/submm?ision/i, 'Submission'))
  return type === 'Basis' ? 'Approved' : null
}

/** Only the English text's own date of change counts: the others are dated by the decision. */
function stateDate({ fields, detail }: DecisionRecord, issued: string | undefined): string | undefined {
  const modified = detail === 'english' ? partialDate(fields.modified_date) : undefined
  return modified && (!issued || modified > issued) ? modified : issued
}

const dateOf = (fields: DecisionFields) =>
  [fields.date_decision, fields.date_issued, fields.review_date, fields.created_date].map(partialDate).find(Boolean)

/** DINs stand alone, after "DIN", before their strength, joined by bars. */
function dinsOf(fields: DecisionFields): string[] {
  const listed = Array.isArray(fields.din_list) ? fields.din_list : []
  const texts = [fields.din, ...listed].filter((text): text is string => typeof text === 'string')
  return [...new Set(texts.flatMap((text) => text.match(/(?<!\d)\d{8}(?!\d)/g) ?? []))]
}

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? tidy(htmlText(String(value))) : ''
const notApplicable = (text: string) =>
  text && !/^(n\/?a|not (applicable|available)|none)\.?$/i.test(text) ? text : null
