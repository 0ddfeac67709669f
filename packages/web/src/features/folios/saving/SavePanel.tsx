import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFormats } from '../../../lib/language.ts'
import { Popover } from '../../../ui/dialogs/popover.tsx'
import { useFolioMessages } from '../messages.ts'
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
  const tFolio = useFolioMessages()
  const { list } = useFormats()
  const titleId = useId()
  const { folios, ...state } = useSavableFolios()
  const { data: toRead } = useToRead()
  const others = folios.filter((folio) => folio.folioId !== toRead?.folioId && saving.isAnother(folio))
  const { outcome, isStored } = saving
  const holding = folios.filter(({ folioId }) => savedToFolioIds.includes(folioId)).map(({ title }) => title)
  const told = outcome?.text ?? (isStored && holding.length > 0 && t('savedTo', { folio: list(holding) }))
  return (
    <Popover anchor={anchor} onClose={onClose} labelledBy={titleId} width="20rem">
      <Box sx={{ px: 2, py: 1.5, flexShrink: 0 }}>
        <Typography id={titleId} variant="h4" component="h2">
          {t('saveToFolio')}
        </Typography>
        <Typography
          variant="body2"
          role={outcome?.severity === 'error' ? 'alert' : 'status'}
          sx={{ color: `${outcome?.severity ?? 'success'}.main`, overflowWrap: 'anywhere' }}
        >
          {told}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {tFolio('howToSave')}
        </Typography>
      </Box>
      <Divider />
      {toRead && <ReadLater folioId={toRead.folioId} savedToFolioIds={savedToFolioIds} saving={saving} />}
      <Divider />
      <FolioChoice folios={others} savedToFolioIds={savedToFolioIds} saving={saving} {...state} />
    </Popover>
  )
}
