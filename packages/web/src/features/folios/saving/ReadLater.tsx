import Button from '@mui/material/Button'
import { CheckIcon, ClockIcon } from '../../../ui/icons/icons.tsx'
import { useFolioMessages } from '../messages.ts'
import type { useSaving } from './saving.ts'

/** Pressed while the item is in the viewer's To-read folio, which comes to be when it is first used. */
export function ReadLater({
  folioId,
  savedToFolioIds,
  saving,
}: {
  folioId: string | null
  savedToFolioIds: string[]
  saving: ReturnType<typeof useSaving>
}) {
  const t = useFolioMessages()
  const isKept = folioId !== null && savedToFolioIds.includes(folioId)
  return (
    <Button
      color="inherit"
      aria-pressed={isKept}
      disabled={saving.isBusy}
      startIcon={isKept ? <CheckIcon size={20} /> : <ClockIcon size={20} />}
      onClick={() => void saving.readLater(folioId, !isKept)}
      sx={{ justifyContent: 'flex-start', m: 0.5, px: 1.5, flexShrink: 0 }}
    >
      {t('readLater')}
    </Button>
  )
}
