import { readFile } from 'node:fs/promises'
import { defaultLanguage, type Language } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { whileLocked } from '../../../platform/db/advisory-lock.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { advisoryLocks } from '../../../platform/db/lock-numbers.ts'
import { forbidden, invalid } from '../../../platform/errors/errors.ts'
import { type AttachmentRow, listAttachments, removeAttachment, storeImage } from '../../attachments/index.ts'
import { folioText } from '../messages.ts'
import { listDefaultLogoRows } from './logos.queries.ts'

/** Materia's own drawings: the pictures beside the `.svg` sources of the same name. */
const drawings = {
  book: folioText('logoBook'),
  heart: folioText('logoHeart'),
  lungs: folioText('logoLungs'),
  capsule: folioText('logoCapsule'),
  neuron: folioText('logoNeuron'),
  flask: folioText('logoFlask'),
  bones: folioText('logoBones'),
  stethoscope: folioText('logoStethoscope'),
}
const isDrawing = (name: string): name is keyof typeof drawings => name in drawings

// Any number of processes may be asked at once; one stores the drawings while the others wait.
const logosLock = advisoryLocks.defaultLogos

/** Each described in the viewer's language. */
export async function listDefaultLogos(app: App, language: Language): Promise<AttachmentRow[]> {
  return (await storedLogos(app)).map((row) =>
    isDrawing(row.name) ? { ...row, alt_text: drawings[row.name].in(language) } : row,
  )
}

/** Stored on the first question for them. */
async function storedLogos(app: App): Promise<AttachmentRow[]> {
  const known = await listDefaultLogoRows(app.db)
  if (known.length >= Object.keys(drawings).length) return known
  await whileLocked(app.db, logosLock, () => storeMissing(app))
  return listDefaultLogoRows(app.db)
}

async function storeMissing(app: App): Promise<void> {
  const names = new Set((await listDefaultLogoRows(app.db)).map((row) => row.name))
  for (const [name, altText] of Object.entries(drawings)) {
    if (names.has(name)) continue
    const bytes = await readFile(new URL(`./pictures/${name}.png`, import.meta.url))
    await storeImage(app, {
      ownerId: null,
      bytes,
      name,
      belongsTo: 'DefaultFolioLogos',
      altText: altText.in(defaultLanguage),
    })
  }
}

/** A logo is a picture of one's own or one that comes with Materia. */
export async function checkLogo(tx: Tx, actor: Actor, logoId: string): Promise<void> {
  const [logo] = await listAttachments(tx, [logoId])
  const isChoosable = logo?.belongs_to === 'DefaultFolioLogos' || logo?.owner_id === actor.userId
  if (!isChoosable || logo?.type !== 'Image') throw invalid('folio-logo-unusable', 'logoAttachmentId')
}

/** One's own upload, once no folio shows it any more. */
export async function removeLogo(app: App, actor: Actor, logoId: string): Promise<void> {
  const defaults = await listDefaultLogoRows(app.db)
  if (defaults.some((row) => row.id === logoId)) throw forbidden('folio-default-logo')
  await removeAttachment(app, actor, logoId)
}
