import { type Consent, type Language, type LegalDocument, legalVersions } from '@materia/contract'
import { actorLanguage } from '../../../platform/actor-language.ts'
import type { Actor, App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { conflict } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { type ConsentRow, insertConsents, listConsentsOf } from './consents.queries.ts'

export interface Agreement {
  document: LegalDocument
  version: string
}

export const isInForce = ({ document, version }: Agreement) => version === legalVersions[document]

export async function listConsents(app: App, actor: Actor): Promise<Consent[]> {
  return (await listConsentsOf(app.db, actor.userId)).map(consentView)
}

/** Somebody agrees to what they were shown: another version than the one that holds is refused. */
export async function giveConsents(app: App, actor: Actor, agreements: Agreement[]): Promise<void> {
  const given = { userId: actor.userId, language: actorLanguage(actor), agreements }
  await inTransaction(app, (tx) => recordConsents(app, tx, given))
}

export async function recordConsents(
  app: App,
  tx: Tx,
  { userId, language, agreements }: { userId: string; language: Language; agreements: Agreement[] },
): Promise<void> {
  if (!agreements.every(isInForce)) throw conflict('legal-version-old')
  const documents = [...new Set(agreements.map(({ document }) => document))]
  await insertConsents(
    tx,
    documents.map((document) => ({
      user_id: userId,
      document,
      version: legalVersions[document],
      language,
      given_at: app.clock.now(),
    })),
  )
}

const consentView = ({ document, version, language, given_at }: ConsentRow): Consent => ({
  document,
  version,
  language,
  givenOn: given_at.toISOString(),
})
