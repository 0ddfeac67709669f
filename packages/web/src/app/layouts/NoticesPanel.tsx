import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { NewsPanel } from '../news-parts.tsx'
import { useLayoutMessages } from './messages.ts'
import type { Notice } from './slots.tsx'

/** The invitations, each to accept or decline, and other news below them. */
export function NoticesPanel({ titleId, notices }: { titleId: string; notices: Notice[] }) {
  const t = useLayoutMessages()
  return (
    <>
      <Typography id={titleId} variant="h3" component="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
        {t('notifications')}
      </Typography>
      {notices.length === 0 && (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{t('noInvitations')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </Box>
      <NewsPanel pending={notices.length} />
    </>
  )
}

function NoticeRow({ notice }: { notice: Notice }) {
  const t = useLayoutMessages()
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>{notice.title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {notice.detail}
      </Typography>
      {notice.error && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main', mt: 0.5 }}>
          {notice.error}
        </Typography>
      )}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button
          variant="contained"
          disabled={notice.isBusy}
          onClick={notice.onAccept}
          aria-label={t('acceptInvitationTo', { name: notice.title })}
        >
          {t('accept')}
        </Button>
        <Button
          variant="contained"
          color="neutral"
          disabled={notice.isBusy}
          onClick={notice.onDecline}
          aria-label={t('declineInvitationTo', { name: notice.title })}
        >
          {t('decline')}
        </Button>
      </Stack>
    </Box>
  )
}
