import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFolioMessages } from '../messages.ts'
import { useAnswerFolioInvite, usePendingFolioInvites } from './invites.ts'

/** Folios others want to share; nothing while there are none. */
export function InvitationList() {
  const t = useFolioMessages()
  const invites = usePendingFolioInvites()
  const { answer, answering } = useAnswerFolioInvite()
  if (!invites.data || invites.data.length === 0) return null

  return (
    <Box component="section" aria-label={t('invitations')} sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('invitations')}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {invites.data.map((invite) => (
          <Card
            key={invite.id}
            component="li"
            sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography variant="h3">{invite.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('invitesYou', { name: invite.invitedByName })}
              </Typography>
            </Box>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Button
                variant="contained"
                disabled={answering === invite.id}
                aria-label={t('acceptTo', { title: invite.name })}
                onClick={() => answer(invite, 'Accepted')}
              >
                {t('accept')}
              </Button>
              <Button
                variant="contained"
                color="neutral"
                disabled={answering === invite.id}
                aria-label={t('declineTo', { title: invite.name })}
                onClick={() => answer(invite, 'Declined')}
              >
                {t('decline')}
              </Button>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Box>
  )
}
