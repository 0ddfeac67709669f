import type { FeedExplanation } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { newsPaths } from '../../domain/news-paths.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CheckIcon, EyeOffIcon } from '../../ui/icons/icons.tsx'
import { RouterAwareLink } from '../../ui/link.tsx'
import { Failed, Loading } from '../../ui/states.tsx'
import { useExplanation, useMutes, useMuting } from './api.ts'
import { useSubscriptionMessages } from './messages.ts'
import { mutedWord } from './muted-word.ts'

/** Why an item stands in Discover, and what of it can be muted there. */
export function WhyThis({ contentItemId, onClose }: { contentItemId: string; onClose: () => void }) {
  const t = useSubscriptionMessages()
  return (
    <Dialog title={t('whyThis')} onClose={onClose}>
      <Explanation contentItemId={contentItemId} />
    </Dialog>
  )
}

function Explanation({ contentItemId }: { contentItemId: string }) {
  const t = useSubscriptionMessages()
  const explained = useExplanation(contentItemId)
  if (explained.isPending) return <Loading label={t('whyThis')} rows={2} />
  if (explained.isError) return <Failed error={explained.error} onRetry={explained.refetch} />
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {explained.data.reasons.map(({ type, name }) => (
          <li key={`${type} ${name}`}>{t(`reasons.${type}`, { name: name ?? '' })}</li>
        ))}
      </Box>
      <Typography variant="h3" component="h3" sx={{ mt: 3, mb: 1 }}>
        {t('lessOfThis')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {explained.data.mutable.map((mutable) => (
          <li key={`${mutable.type} ${mutable.value}`}>
            <MuteToggle mutable={mutable} />
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t.rich('mutedStay', {
          link: (words) => (
            <Link component={RouterAwareLink} href={newsPaths.following}>
              {words}
            </Link>
          ),
        })}
      </Typography>
    </>
  )
}

/** Pressed while it is muted. */
function MuteToggle({ mutable }: { mutable: FeedExplanation['mutable'][number] }) {
  const t = useSubscriptionMessages()
  const mutes = useMutes()
  const { mute, unmute } = useMuting()
  const { type, value } = mutable
  const known = mutes.data?.find((each) => each.type === type && each.value === value)
  return (
    <Button
      fullWidth
      color="inherit"
      aria-pressed={known !== undefined}
      disabled={!mutes.data}
      startIcon={known ? <CheckIcon size={20} /> : <EyeOffIcon size={20} />}
      onClick={() => (known ? unmute.mutate(known.id) : mute.mutate({ type, value }))}
      sx={{ justifyContent: 'flex-start', textAlign: 'left', minHeight: 40 }}
    >
      {t(`less.${type}`, { name: mutedWord(mutable) })}
    </Button>
  )
}
