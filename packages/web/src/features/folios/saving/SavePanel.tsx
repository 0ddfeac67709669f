import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Popover } from '../../../ui/dialogs/popover.tsx'
import { useToRead } from '../to-read.ts'
import { FolioChoice } from './FolioChoice.tsx'
import { useSavingMessages } from './messages.ts'
import { ReadLater } from './ReadLater.tsx'
import { useSavableFolios, type useSaving } from './saving.ts'

/** Where something is saved, and the other folios it could be saved to. */
export function SavePanel({
  anchor,
  onClose,
  savedToFolioIds,
  saving,
}: {
  anchor: HTMLElement | null
  onClose: () => void
  savedToFolioIds: string[]
  saving: ReturnType<typeof useSaving>
}) {
  const t = useSavingMessages()
  const titleId = useId()
  const { folios, ...state } = useSavableFolios()
  const { data: toRead } = useToRead()
  const others = folios.filter((folio) => folio.folioId !== toRead?.folioId && saving.isAnother(folio))
  const { outcome } = saving
  return (
    <Popover anchor={anchor} onClose={onClose} labelledBy={titleId} width="20rem">
      <Typography id={titleId} variant="h4" component="h2" sx={{ px: 2, pt: 1.5 }}>
        {t('saveToFolio')}
      </Typography>
      <Typography
        variant="body2"
        role={outcome?.severity === 'error' ? 'alert' : 'status'}
        sx={{ px: 2, color: `${outcome?.severity ?? 'success'}.main`, overflowWrap: 'anywhere' }}
      >
        {outcome?.text}
      </Typography>
      {toRead && <ReadLater folioId={toRead.folioId} savedToFolioIds={savedToFolioIds} saving={saving} />}
      <FolioChoice folios={others} savedToFolioIds={savedToFolioIds} saving={saving} {...state} />
    </Popover>
  )
}
