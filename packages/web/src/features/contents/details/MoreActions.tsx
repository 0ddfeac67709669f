import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Popover } from '../../../ui/dialogs/popover.tsx'
import { MoreIcon } from '../../../ui/icons/icons.tsx'
import { useUiMessages } from '../../../ui/messages.ts'

/** Beside the text all stand open, small and below a line; the bar of a phone has one entry for those that are used less, and closes with a choice. */
export function MoreActions({ children }: { children: ReactNode }) {
  const t = useUiMessages()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const buttonId = useId()
  const close = () => setAnchor(null)
  if (!isNarrow) return <Stack sx={quiet}>{children}</Stack>
  return (
    <>
      <Button
        id={buttonId}
        variant="contained"
        color="neutral"
        startIcon={<MoreIcon size={20} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setOpened(true)
        }}
      >
        {t('more')}
      </Button>
      {wasOpened && (
        <Popover anchor={anchor} onClose={close} labelledBy={buttonId} width="14rem" isKept>
          <Stack
            // Before the action opens its dialog: closing that one leads back to More.
            onClickCapture={() => flushSync(close)}
            sx={{
              p: 1,
              '& .MuiButton-root': { justifyContent: 'flex-start', bgcolor: 'transparent', color: 'text.primary' },
            }}
          >
            {children}
          </Stack>
        </Popover>
      )}
    </>
  )
}

const quiet = {
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiButton-root.MuiButton-root': { color: 'text.secondary', fontSize: '0.875rem', fontWeight: 500 },
}
