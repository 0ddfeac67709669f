import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { attachmentUrl } from '../../../domain/attachment-url.ts'
import { shownName } from '../../../domain/names.ts'
import { paths } from '../../../domain/paths.ts'
import { explain } from '../../../lib/api-error.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { showError, showSuccess } from '../../../ui/notice.ts'
import { Failed, Loading } from '../../../ui/states.tsx'
import { useBlock, useBlocked } from './api.ts'
import { useBlockingMessages } from './messages.ts'

/** Whom one hears nothing from, with the way back. */
export function BlockedPeople() {
  const t = useBlockingMessages()
  const blocked = useBlocked()
  const block = useBlock()
  const unblock = (userId: string, name: string) =>
    block.mutate(
      { userId, isBlocked: false },
      { onSuccess: () => showSuccess(t('unblocked', { name })), onError: (error) => showError(explain(error)) },
    )

  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('blockedPeople')}
      </Typography>
      {blocked.isPending && <Loading label={t('blockedPeople')} rows={1} />}
      {blocked.isError && <Failed error={blocked.error} onRetry={blocked.refetch} />}
      {blocked.data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('nobodyBlocked')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {blocked.data?.map(({ userId, name, profilePictureAttachmentId }) => (
          <Box component="li" key={userId} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
            <Avatar name={shownName(name)} src={attachmentUrl(profilePictureAttachmentId, 'small') ?? null} size={32} />
            <Link href={paths.profile(userId)} noWrap sx={{ flex: 1, minWidth: 0, color: 'text.primary' }}>
              {shownName(name)}
            </Link>
            <Button
              color="inherit"
              aria-label={t('unblockPerson', { name: shownName(name) })}
              onClick={() => unblock(userId, shownName(name))}
            >
              {t('unblock')}
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
