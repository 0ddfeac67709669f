import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutes, useUnmute } from './api.ts'
import { useSubscriptionMessages } from './messages.ts'

/** What Discover leaves out; nothing where nothing is muted. */
export function MutedThings() {
  const t = useSubscriptionMessages()
  const mutes = useMutes()
  const unmute = useUnmute()
  if (!mutes.data?.length) return null
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('muted')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {mutes.data.map(({ id, type, name }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1 }}>
            <Typography sx={{ flex: 1 }}>
              {t(`mutedTypes.${type}`)} · {name}
            </Typography>
            <Button aria-label={t('unmuteThing', { name })} onClick={() => unmute.mutate(id)}>
              {t('show')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
