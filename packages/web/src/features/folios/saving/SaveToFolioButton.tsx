import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { useRoles } from '../../../domain/roles.ts'
import { loadChunk } from '../../../lib/chunk.ts'
import { withMessages } from '../../../lib/language.ts'
import { BookmarkFilledIcon, BookmarkIcon } from '../../../ui/icons/icons.tsx'
import { folioWords } from '../words.ts'
import { useSavingMessages } from './messages.ts'
import { useSaving } from './saving.ts'

const loadPanel = () => loadChunk(() => withMessages(import('./SavePanel.tsx'), folioWords))
const SavePanel = lazy(async () => ({ default: (await loadPanel()).SavePanel }))

/** One tap saves to one's own folio used last and offers the others; on something saved it shows where. */
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
  const t = useSavingMessages()
  const { isDoctor, isAdmin } = useRoles()
  const mayCurate = isDoctor || isAdmin
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const saving = useSaving({ contentItemId, title })
  const isSaved = savedToFolioIds.length > 0
  if (!mayCurate) return null

  const onTap = async (event: React.MouseEvent<HTMLElement>) => {
    setAnchor(event.currentTarget)
    setOpened(true)
    saving.onPanel(true)
    if (!isSaved) await saving.saveByTap()
  }
  const onClose = () => {
    setAnchor(null)
    saving.onPanel(false)
  }
  // Fetched once somebody seems to want it; what fails here is told of after the tap.
  const prepare = () => void Promise.allSettled([loadPanel(), saving.findFavourite()])
  const trigger = {
    onClick: onTap,
    onPointerEnter: prepare,
    onFocus: prepare,
    'aria-pressed': isSaved,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': anchor !== null,
    'data-action': 'save',
  }
  const Icon = isSaved ? BookmarkFilledIcon : BookmarkIcon

  return (
    <>
      {isWide ? (
        <Button variant="contained" color="neutral" startIcon={<Icon size={20} />} {...trigger}>
          {t(isSaved ? 'saved' : 'save')}
        </Button>
      ) : (
        <IconButton
          {...trigger}
          aria-label={t(isSaved ? 'savedItem' : 'saveItem', { title })}
          title={t(isSaved ? 'saved' : 'saveToFolio')}
          sx={{ color: isSaved ? 'primary.main' : 'text.secondary' }}
        >
          <Icon />
        </IconButton>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <SavePanel anchor={anchor} onClose={onClose} savedToFolioIds={savedToFolioIds} saving={saving} />
        </Suspense>
      )}
    </>
  )
}
