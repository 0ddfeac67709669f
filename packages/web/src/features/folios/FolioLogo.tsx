import type { Folio } from '@materia/contract'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** The folio's picture, or the initials of its title. */
export function FolioLogo({ folio, size = 48 }: { folio: Pick<Folio, 'title' | 'logoAttachmentId'>; size?: number }) {
  const src = attachmentUrl(folio.logoAttachmentId, size > 80 ? 'medium' : 'small')
  return <Avatar name={folio.title} src={src} size={size} shape="rounded" />
}
