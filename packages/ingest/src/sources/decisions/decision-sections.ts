import { frenchHeadings } from '@materia/server/features/contents/index.ts'
import { cleanHtml } from '../../text/html.ts'
import { escapeHtml } from '../../text/plain.ts'
import type { DecisionFields, DecisionRecord } from './decisions.parser.ts'

export interface Section {
  name: string
  contents: string
}

const decisionsSite = 'https://hpr-rps.hres.ca/reg-content/'

interface Plan {
  name: string
  /** Long texts are split over several fields of one section. */
  text?: string[]
  bullets?: string
}

const regulatory: Plan[] = [
  { name: 'Summary', text: ['summary_text1', 'summary_text2', 'summary_text3'] },
  { name: 'What the submission was for', text: ['purpose', 'what_app_for'] },
  { name: 'Why the decision was issued', text: ['reason_decision'] },
  { name: 'Information reviewed', text: ['info_reviewed'] },
  { name: 'Further points', bullets: 'bullet_list' },
]
const basis: Plan[] = [
  { name: 'Summary', text: ['summary'] },
  { name: 'Notice of decision', text: ['notice_decision'] },
  { name: 'Scientific and regulatory basis', text: ['sci_reg_decision'] },
  { name: 'What was approved', text: ['what_approved'] },
  { name: 'Why it was approved', text: ['why_approved'] },
  { name: 'Steps that led to the approval', text: ['steps_approval'] },
  { name: 'Follow-up measures by the company', text: ['followup_measures'] },
  { name: 'Activity after authorization', text: ['post_auth'], bullets: 'post_activity_list' },
  { name: 'Post-authorization activity table', text: ['paat_info'] },
  { name: 'Basis of the assessment', text: ['assess_basis'] },
  { name: 'Scientific rationale', text: ['a_sci_reg_dcision', 'a_sci_reg_decision', 'science_rationale'] },
  { name: 'Quality basis', text: ['quality_basis', 'b_quality_basis'] },
  { name: 'Non-clinical basis', text: ['non_clin_basis', 'non_clin_basis2', 'a_non_clin_basis', 'a_non_clin_basis2'] },
  { name: 'Clinical basis', text: ['clin_basis', 'clin_basis2', 'clin_basis3', 'a_clin_basis', 'a_clin_basis2'] },
  { name: 'Benefit and risk', text: ['benefit_risk'] },
  { name: 'Other information', text: ['other_info'] },
]
const safety: Plan[] = [
  { name: 'Key messages', bullets: 'key_message_list' },
  { name: 'Issue', text: ['issue'] },
  { name: 'Background', text: ['background'] },
  { name: 'Objective', text: ['objective'] },
  { name: 'Overview', text: ['overview'] },
  { name: 'Use in Canada', bullets: 'use_canada_list' },
  { name: 'Findings', text: ['key_findings'], bullets: 'finding_list' },
  { name: 'Conclusions and actions', bullets: 'conclusion_list' },
  { name: 'Additional information', text: ['additional'] },
  { name: 'Full review', text: ['full_review'] },
  { name: 'References', bullets: 'reference_list' },
  { name: 'Footnotes', bullets: 'footnotes_list' },
]
const plans = { Regulatory: regulatory, Basis: basis, SafteyReview: safety }

/** The record's texts in reading order, under headings of its language; what is empty is left out. */
export function sectionsOf(record: DecisionRecord): Section[] {
  const heading = (name: string) => (record.detail === 'french' ? (frenchHeadings[name] ?? name) : name)
  const sections = plans[record.type].map(({ name, text = [], bullets }) => ({
    name,
    contents:
      text.map((key) => html(record.fields[key])).join('') + (bullets ? bulletList(record.fields[bullets]) : ''),
  }))
  return [
    ...sections,
    { name: 'Products', contents: productList(record.fields.din_list) },
    { name: 'Milestones', contents: milestones(record.fields.milestone_list) },
    { name: 'The submission', contents: submissionFacts(record, heading) },
  ]
    .filter(({ contents }) => contents)
    .map(({ name, contents }) => ({ name: heading(name), contents }))
}

export const html = (value: unknown) =>
  typeof value === 'string' && value.trim() ? cleanHtml(value, decisionsSite) : ''

function bulletList(value: unknown): string {
  const items = records(value)
    .sort((one, other) => Number(one.order_no ?? one.num_order ?? 0) - Number(other.order_no ?? other.num_order ?? 0))
    .map((item) => html(item.bullet ?? item.activity ?? item.text).replace(/^<p>(.*)<\/p>$/, '$1'))
    .filter(Boolean)
  return items.length ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''
}

function productList(value: unknown): string {
  const lines = Array.isArray(value)
    ? value.filter((line): line is string => typeof line === 'string' && /\d{8}\D+\S/.test(line))
    : []
  return lines.length
    ? `<ul>${lines.map((line) => `<li>${html(line).replace(/^<p>(.*)<\/p>$/, '$1')}</li>`).join('')}</ul>`
    : ''
}

function milestones(value: unknown): string {
  const rows = records(value)
    .sort((one, other) => Number(one.num_order ?? 0) - Number(other.num_order ?? 0))
    .map(({ milestone, completed_date: from, completed_date2: to, separator }) => {
      const dates = [from, to].filter((date) => typeof date === 'string' && date)
      return `<tr><td>${html(milestone).replace(/^<p>(.*)<\/p>$/, '$1')}</td><td>${escapeHtml(dates.join(` ${separator || '–'} `))}</td></tr>`
    })
  return rows.length ? `<table><tbody>${rows.join('')}</tbody></table>` : ''
}

function submissionFacts({ fields, type, detail }: DecisionRecord, heading: (name: string) => string): string {
  const colon = detail === 'french' ? '\u00a0:' : ':'
  const facts: [string, unknown][] = [
    [
      'Type of submission',
      fields.type_submission || fields.sub_type_number || fields.application_type || fields.type_application,
    ],
    ['Control number', fields.control_number],
    ['Application number', fields.application_number],
    ['Licence number', fields.licence_num || fields.licence_number || fields.licence_num_issued],
    ['Device class', fields.device_class],
    ['Filed', fields.date_filed || fields.date_submission],
    ['Authorized', fields.date_authorization],
    ['Therapeutic area', fields.therapeutic_area],
    ['Prescription status', fields.prescription_status],
    ['Product', type === 'Basis' ? fields.summary_drug : undefined],
  ]
  const lines = facts
    .map(
      ([name, value]) =>
        [name, typeof value === 'number' ? String(value) : html(value).replace(/^<p>(.*)<\/p>$/, '$1')] as const,
    )
    .filter(([, value]) => value && value !== '0' && !/^n\/?a$/i.test(value))
  return lines.length
    ? `<ul>${lines.map(([name, value]) => `<li><strong>${heading(name)}${colon}</strong> ${value}</li>`).join('')}</ul>`
    : ''
}

const records = (value: unknown): DecisionFields[] =>
  Array.isArray(value) ? value.filter((each): each is DecisionFields => typeof each === 'object' && each !== null) : []
