import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { BookmarkFilledIcon, BookmarkIcon } from '../../ui/icons.tsx'
import { FolioChoice } from './FolioChoice.tsx'
import { useSavableFolios, useSaving } from './saving.ts'

/** One tap saves to the folio used last and offers the others; on something saved it shows where. */
export function SaveToFolioButton({
  contentItemId,
  title,
  savedToFolioIds,
  isWide = false,
}: {
  contentItemId: string
  title: string
  savedToFolioIds: string[]
  /** With the word beside the icon. */
  isWide?: boolean
}) {
  const { isDoctor, isAdmin } = useSession()
  const mayCurate = isDoctor || isAdmin
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const titleId = useId()
  const [isWanted, setWanted] = useState(false)
  const { folios, load, ...state } = useSavableFolios({ enabled: mayCurate && isWanted })
  const saving = useSaving({ contentItemId, title })
  const isSaved = savedToFolioIds.length > 0
  if (!mayCurate) return null

  const onTap = async (event: React.MouseEvent<HTMLElement>) => {
    setAnchor(event.currentTarget)
    setWanted(true)
    if (isSaved) return
    // A list that cannot be loaded is told of in the panel.
    const [favourite] = await load().catch(() => [])
    if (favourite) await saving.change(favourite, true)
  }
  const trigger = {
    onClick: onTap,
    onPointerEnter: () => setWanted(true),
    onFocus: () => setWanted(true),
    'aria-pressed': isSaved,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': anchor !== null,
    'data-action': 'save',
  }
  const icon = isSaved ? <BookmarkFilledIcon /> : <BookmarkIcon />

  return (
    <>
      {isWide ? (
        <Button variant="contained" color="neutral" startIcon={icon} {...trigger}>
          {isSaved ? 'Saved' : 'Save'}
        </Button>
      ) : (
        <IconButton
          {...trigger}
          aria-label={isSaved ? `Saved: ${title}` : `Save to folio: ${title}`}
          title={isSaved ? 'Saved' : 'Save to folio'}
          sx={{ color: isSaved ? 'primary.main' : 'text.secondary' }}
        >
          {icon}
        </IconButton>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
    </>
  )
}
