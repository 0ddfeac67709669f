import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { kindDetails } from '@materia/contract'
import { z } from 'zod'
import type { FrenchTexts } from '../contents.tables.ts'
import type { NewVersion } from './new-version.ts'

/** Of everything a viewer can see. Decoding has given the details the schema's own key order. */
export function fingerprintOf(version: NewVersion): string {
  const seen = [
    version.type,
    version.visibility ?? 'public',
    version.title,
    version.summary ?? null,
    version.byline ?? null,
    version.sourceUrl ?? null,
    version.publishedOn?.toISOString() ?? null,
    comparableDetails(kindDetails[version.type], version.details),
    version.attachmentIds ?? [],
    version.imageIds ?? [],
    version.featuredImageId ?? null,
    version.promotedBy ?? null,
    version.promotedByUserId ?? null,
    version.voiceOf ?? null,
    [...(version.areasOfInterest ?? [])].map(String).sort(),
    // Only where there is one: what has none keeps the fingerprint it had before there was such a field.
    ...(version.sourceContent ? [version.sourceContent] : []),
    ...(version.paidBy || version.paidFor ? [[version.paidBy ?? null, version.paidFor ?? null]] : []),
    ...(version.french ? [frenchTextsOf(version.french)] : []),
  ]
  return hash('sha256', JSON.stringify(seen), 'base64url')
}

const frenchTextsOf = ({ title, summary, byline, sourceUrl }: FrenchTexts) => [title, summary, byline, sourceUrl]

/** A field at its default is left out: one added to the schema makes no new version of what was stored before it. */
export function comparableDetails(schema: z.ZodObject, details: object): object {
  const isDefault = (name: string, value: unknown) => {
    const field = schema.shape[name]
    return field instanceof z.ZodDefault && isDeepStrictEqual(value, field.def.defaultValue)
  }
  return Object.fromEntries(Object.entries(details).filter(([name, value]) => !isDefault(name, value)))
}
