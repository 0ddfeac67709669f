import type { Mute } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutes, useMuting } from './api.ts'
import { useSubscriptionMessages } from './messages.ts'
import { mutedWord } from './muted-word.ts'

/** What Discover leaves out; nothing where nothing is muted. */
export function MutedThings() {
  const t = useSubscriptionMessages()
  const mutes = useMutes()
  const { unmute } = useMuting()
  if (!mutes.data?.length) return null
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('muted')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {mutes.data.map((muted) => (
          <MutedRow key={muted.id} muted={muted} onShow={() => unmute.mutate(muted.id)} />
        ))}
      </Box>
    </Box>
  )
}

function MutedRow({ muted, onShow }: { muted: Mute; onShow: () => void }) {
  const t = useSubscriptionMessages()
  const name = mutedWord(muted)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1 }}>
      <Typography sx={{ flex: 1 }}>
        {t(`mutedTypes.${muted.type}`)} · {name}
      </Typography>
      <Button color="inherit" aria-label={t('unmuteThing', { name })} onClick={onShow}>
        {t('show')}
      </Button>
    </Box>
  )
}
