import type { Readable } from 'node:stream'
import { z } from 'zod'
import { jsonRecords } from '../../formats/json.ts'
import { readJson } from '../../formats/json-value.ts'
import { NotInFormat } from '../../formats/refusal.ts'

const text = z.string()
const texts = z.array(text).optional()
const dated = z.object({ date: text, type: text.optional() }).optional()
const terms = z
  .object({
    meshes: z.array(z.object({ term: text })).optional(),
    ancestors: z.array(z.object({ term: text })).optional(),
  })
  .optional()

/** What is read of a study of ClinicalTrials.gov's API v2; the people named in it (contacts, officials) are not. */
export const Study = z.object({
  protocolSection: z.object({
    identificationModule: z.object({
      nctId: text.regex(/^NCT\d{8}$/, 'Expected NCT and eight digits.'),
      briefTitle: text.min(1).optional(),
      officialTitle: text.optional(),
      acronym: text.optional(),
      orgStudyIdInfo: z.object({ id: text.optional() }).optional(),
    }),
    statusModule: z.object({
      statusVerifiedDate: text.optional(),
      overallStatus: text.optional(),
      startDateStruct: dated,
      completionDateStruct: dated,
      studyFirstSubmitDate: text.optional(),
      studyFirstPostDateStruct: dated,
      lastUpdateSubmitDate: text.optional(),
      lastUpdatePostDateStruct: dated,
    }),
    sponsorCollaboratorsModule: z.object({ leadSponsor: z.object({ name: text }).optional() }).optional(),
    descriptionModule: z.object({ briefSummary: text.optional(), detailedDescription: text.optional() }).optional(),
    conditionsModule: z.object({ conditions: texts, keywords: texts }).optional(),
    designModule: z
      .object({
        studyType: text.optional(),
        phases: texts,
        enrollmentInfo: z.object({ count: z.number().optional() }).optional(),
      })
      .optional(),
    armsInterventionsModule: z
      .object({ interventions: z.array(z.object({ type: text.optional(), name: text })).optional() })
      .optional(),
    eligibilityModule: z
      .object({
        eligibilityCriteria: text.optional(),
        healthyVolunteers: z.boolean().optional(),
        sex: text.optional(),
        minimumAge: text.optional(),
        maximumAge: text.optional(),
      })
      .optional(),
    contactsLocationsModule: z
      .object({
        locations: z
          .array(
            z.object({
              facility: text.optional(),
              status: text.optional(),
              city: text.optional(),
              state: text.optional(),
              zip: text.optional(),
              country: text.optional(),
            }),
          )
          .optional(),
      })
      .optional(),
  }),
  derivedSection: z.object({ conditionBrowseModule: terms, interventionBrowseModule: terms }).optional(),
})
export type Study = z.infer<typeof Study>

/** As the formats that are text alone write it; anything else is no number. */
export const wholeNumber = (text: string | undefined): number | undefined =>
  text && /^\d+$/.test(text) ? Number(text) : undefined

export type TrialEntry =
  | { kind: 'trial'; study: Study; index: number; line: number }
  | { kind: 'broken'; nctId: string | null; index: number; line: number; reason: string; excerpt: string }

/** A page of the API (`{"studies": […]}`), the site's download (an array) or one study. */
export async function* parseTrials(stream: Readable, file: string): AsyncGenerator<TrialEntry> {
  for await (const { text: json, index, line } of jsonRecords(stream, { file, listKey: 'studies' })) {
    const broken = (nctId: string | null, reason: string): TrialEntry => ({
      kind: 'broken',
      nctId,
      index,
      line,
      reason,
      excerpt: json.slice(0, 300),
    })
    const read = readJson(json, Study)
    if (index === 1 && 'reason' in read && !json.includes('"protocolSection"'))
      throw new NotInFormat(
        `${file}, record ${index} (line ${line})`,
        'expected studies of ClinicalTrials.gov, with a "protocolSection".',
      )
    if ('value' in read) yield { kind: 'trial', study: read.value, index, line }
    else yield broken(/NCT\d{8}/.exec(json)?.[0] ?? null, read.reason)
  }
}
