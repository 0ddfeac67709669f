import type { Content } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ClockIcon } from '../../../ui/icons/icons.tsx'
import { QuoteIcon } from '../../../ui/icons/screen-icons.tsx'
import { shortScreen } from '../../../ui/short-screen.ts'
import { LikeButton } from '../card/LikeButton.tsx'
import { useItemPageMessages } from '../page/messages.ts'
import { ShareButton } from '../ShareButton.tsx'
import { useContentSlots } from '../slots.tsx'
import { CiteDialog } from './CiteDialog.tsx'
import { MoreActions } from './MoreActions.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

/** Saving, which is the main action, like and share, then the rest: a column beside the text, a bar below it on phones. */
export function DetailsActions({
  content,
  onVersion,
}: {
  content: Content
  onVersion: (versionId: string | null) => void
}) {
  const t = useItemPageMessages()
  const slots = useContentSlots()
  const [open, setOpen] = useState<'cite' | 'versions'>()
  const closeDialog = () => setOpen(undefined)
  return (
    <Box
      component="aside"
      aria-label={t('actions')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: { xs: 0, md: 1 },
        position: { xs: 'fixed', md: 'sticky' },
        top: { md: 80 },
        bottom: { xs: 0, md: 'auto' },
        insetInline: { xs: 0, md: 'auto' },
        alignSelf: 'start',
        zIndex: { xs: 3, md: 'auto' },
        p: { xs: 1, md: 0 },
        pb: { xs: 'calc(8px + env(safe-area-inset-bottom))', md: 0 },
        // A second row takes words that are too large for one.
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        [shortScreen]: { position: 'static', order: { xs: -1, md: 0 } },
        bgcolor: { xs: 'background.paper', md: 'transparent' },
        borderTop: { xs: '1px solid var(--mui-palette-divider)', md: 0 },
        // On phones a bar of four: each its icon with the word below.
        '& .MuiButton-root': {
          flex: { xs: '1 0 22%', md: 'none' },
          minWidth: { xs: 'max-content', md: 0 },
          flexDirection: { xs: 'column', md: 'row' },
          justifyContent: { md: 'flex-start' },
          px: { xs: 0.5, md: 2 },
          py: { xs: 0.5, md: 0.75 },
          fontSize: { xs: '0.75rem', md: '0.9375rem' },
          whiteSpace: 'nowrap',
          bgcolor: 'transparent',
          color: 'text.primary',
          '&:hover': { bgcolor: 'neutral.main' },
        },
        // To save is what a viewer comes for, to like is easy; the rest waits quietly.
        '& .MuiButton-root[data-action]': { bgcolor: { md: 'neutral.main' }, '&:hover': { bgcolor: 'neutral.dark' } },
        '& .MuiButton-root[data-action=save][aria-pressed=false]': {
          bgcolor: { md: 'primary.main' },
          color: { md: 'primary.contrastText' },
          '&:hover': { bgcolor: { md: 'primary.dark' } },
        },
        '& .MuiButton-startIcon': { m: { xs: 0, md: '0 8px 0 -4px' } },
      }}
    >
      <LikeButton content={content} isWide />
      {slots.save?.(content, { isWide: true })}
      <ShareButton content={content} isWide />
      <MoreActions>
        <Button variant="contained" color="neutral" startIcon={<QuoteIcon size={20} />} onClick={() => setOpen('cite')}>
          {t('cite')}
        </Button>
        <Button
          variant="contained"
          color="neutral"
          startIcon={<ClockIcon size={20} />}
          onClick={() => setOpen('versions')}
        >
          {t('versions')}
        </Button>
        {slots.more?.(content, { isWide: true })}
      </MoreActions>
      {open === 'cite' && <CiteDialog content={content} onClose={closeDialog} />}
      {open === 'versions' && (
        <VersionsDialog
          content={content}
          onClose={closeDialog}
          onOpen={(versionId) => {
            closeDialog()
            onVersion(versionId)
          }}
        />
      )}
    </Box>
  )
}
