import type { Clipping, Folio } from '@materia/contract'
import { someCommon } from '../../../testing/contents.ts'
import { userId } from '../../../testing/people.ts'

let made = 0
const newId = () => `0198b8a0-0000-7000-9000-${String(++made).padStart(12, '0')}`

export function someFolio(changes: Partial<Folio> = {}): Folio {
  const id = changes.contentItemId ?? newId()
  return {
    ...someCommon(),
    contentItemId: id,
    folioId: id,
    slug: 'folio',
    title: 'Heart failure',
    summary: null,
    contentItemType: 'Folio',
    shareLevel: 'Private',
    verifiedOnly: false,
    logoAttachmentId: null,
    logo: null,
    author: { userId, name: 'Amina Haddad', profilePictureAttachmentId: null },
    clippings: [],
    clippingsCount: 0,
    users: [],
    xmin: 1,
    ...changes,
  }
}

export function someClipping(folioId: string, changes: Partial<Clipping> = {}): Clipping {
  const { shareLevel, logoAttachmentId, verifiedOnly, logo, author, clippings, clippingsCount, users, ...common } =
    someFolio()
  return {
    ...common,
    contentItemType: 'Article',
    title: 'Dapagliflozin in heart failure',
    factLine: 'CMAJ · 2026',
    statusWord: null,
    externalLink: null,
    snippet: null,
    attachmentId: null,
    savedToFolioIds: [folioId],
    folioId,
    note: null,
    addedOn: '2026-01-02T00:00:00Z',
    addedBy: null,
    ...changes,
  }
}
