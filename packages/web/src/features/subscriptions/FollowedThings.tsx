import type { Subscription, SubscriptionTarget } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { newsPaths } from '../../domain/news-paths.ts'
import { paths } from '../../domain/paths.ts'
import { explain } from '../../lib/api-error.ts'
import { RouterAwareLink } from '../../ui/link.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { closeFeed, openFeed, useFollowing, useSubscriptions } from './api.ts'
import { useSubscriptionMessages } from './messages.ts'

/** The target of a followed search, which `searchPath` opens. */
type FollowedSearch = Extract<SubscriptionTarget, { type: 'Search' }>
type SearchPath = (target: FollowedSearch) => string

export function FollowedThings({ searchPath }: { searchPath: SearchPath }) {
  const t = useSubscriptionMessages()
  const followed = useSubscriptions()
  if (followed.isPending) return <Loading label={t('whatIFollow')} />
  if (followed.isError) return <Failed error={followed.error} onRetry={followed.refetch} />
  if (followed.data.length === 0) {
    const toDiscover = (
      <Button variant="contained" href={paths.discover}>
        {t('toDiscover')}
      </Button>
    )
    return (
      <Empty title={t('nothingFollowed')} action={toDiscover}>
        {t('howToFollow')}
      </Empty>
    )
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {followed.data.map((subscription) => (
        <FollowedRow key={subscription.id} subscription={subscription} searchPath={searchPath} />
      ))}
    </Box>
  )
}

function FollowedRow({ subscription, searchPath }: { subscription: Subscription; searchPath: SearchPath }) {
  const t = useSubscriptionMessages()
  const { change, stop } = useFollowing()
  const [isRenaming, setRenaming] = useState(false)
  const [feedUrl, setFeedUrl] = useState<string>()
  const { id, name, target, newCount, isMuted } = subscription
  const tell = (error: unknown) => showError(explain(error))
  const showFeed = () => openFeed(id).then(({ url }) => setFeedUrl(url), tell)
  const revokeFeed = () =>
    closeFeed(id).then(() => {
      setFeedUrl(undefined)
      showSuccess(t('feedRevoked'))
    }, tell)
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      {isRenaming ? (
        <RenameForm
          name={name}
          onCancel={() => setRenaming(false)}
          onSave={(changed) => {
            change.mutate({ id, name: changed })
            setRenaming(false)
          }}
        />
      ) : (
        <Link
          component={RouterAwareLink}
          href={addressOf(subscription, searchPath)}
          sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`types.${target.type}`)} · {t('newCount', { count: newCount })}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" aria-label={t('renameNamed', { name })} onClick={() => setRenaming(true)}>
          {t('rename')}
        </Button>
        <Button
          color="inherit"
          aria-pressed={isMuted}
          aria-label={t(isMuted ? 'unmuteNamed' : 'muteNamed', { name })}
          onClick={() => change.mutate({ id, isMuted: !isMuted })}
        >
          {t(isMuted ? 'unmute' : 'mute')}
        </Button>
        <Button color="inherit" aria-label={t('feedNamed', { name })} onClick={() => void showFeed()}>
          {t('feed')}
        </Button>
        <Button color="inherit" aria-label={t('stopNamed', { name })} onClick={() => stop.mutate(id)}>
          {t('stop')}
        </Button>
      </Stack>
      {feedUrl && <FeedAddress name={name} url={feedUrl} onRevoke={revokeFeed} />}
    </Box>
  )
}

/** Whoever has the address reads the feed without signing in: it can be taken back. */
function FeedAddress({ name, url, onRevoke }: { name: string; url: string; onRevoke: () => Promise<void> }) {
  const t = useSubscriptionMessages()
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        size="small"
        label={t('feed')}
        helperText={t('feedAddress')}
        value={url}
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { readOnly: true } }}
        sx={{ flex: '1 1 280px' }}
      />
      <Button
        variant="contained"
        color="neutral"
        aria-label={t('revokeFeedNamed', { name })}
        onClick={() => void onRevoke()}
      >
        {t('revokeFeed')}
      </Button>
    </Stack>
  )
}

function RenameForm({
  name,
  onSave,
  onCancel,
}: {
  name: string
  onSave: (name: string) => void
  onCancel: () => void
}) {
  const t = useSubscriptionMessages()
  const [typed, setTyped] = useState(name)
  return (
    <Stack
      component="form"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap' }}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) onSave(typed.trim())
      }}
    >
      <TextField
        size="small"
        label={t('newName')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoFocus
        sx={{ flex: '1 1 220px' }}
      />
      <Button type="submit" variant="contained">
        {t('save')}
      </Button>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </Stack>
  )
}

function addressOf({ target }: Subscription, searchPath: SearchPath): string {
  if (target.type === 'Search') return searchPath(target)
  if (target.type === 'Area') return newsPaths.discoverArea(target.areaId)
  return paths.content(target.contentItemId)
}
