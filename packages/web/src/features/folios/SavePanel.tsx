import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { FolioChoice } from './FolioChoice.tsx'
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
  const titleId = useId()
  const { folios, ...state } = useSavableFolios()
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 300, maxHeight: 420, border: 1, borderColor: 'divider' },
        },
      }}
    >
      <Typography id={titleId} variant="h4" component="h2" sx={{ px: 2, pt: 1.5 }}>
        Save to folio
      </Typography>
      <FolioChoice folios={folios} savedToFolioIds={savedToFolioIds} saving={saving} {...state} />
    </Popover>
  )
}
