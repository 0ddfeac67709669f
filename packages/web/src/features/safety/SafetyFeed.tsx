import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { showError, showSuccess } from '../../ui/notice.ts'
import { closeSafetyFeed, openSafetyFeed } from './api.ts'
import { useSafetyMessages } from './messages.ts'

/** The same notices for a feed reader, at an address that can be revoked. */
export function SafetyFeed({ mine }: { mine: boolean }) {
  const t = useSafetyMessages()
  const [url, setUrl] = useState<string>()
  const open = () =>
    openSafetyFeed(mine).then(
      (feed) => setUrl(feed.url),
      (error: unknown) => showError(explain(error)),
    )
  const close = () =>
    closeSafetyFeed(mine).then(
      () => {
        setUrl(undefined)
        showSuccess(t('feedClosed'))
      },
      (error: unknown) => showError(explain(error)),
    )
  return (
    <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      {url === undefined ? (
        <Button variant="contained" color="neutral" aria-label={t('feedOf')} onClick={() => void open()}>
          {t('feed')}
        </Button>
      ) : (
        <>
          <TextField
            label={t('feedOf')}
            value={url}
            size="small"
            helperText={t('feedAddress')}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
            sx={{ flex: '1 1 280px' }}
          />
          <Button variant="contained" color="neutral" onClick={() => void close()}>
            {t('closeFeed')}
          </Button>
        </>
      )}
    </Box>
  )
}
