import type { AuthorRequest } from '@materia/contract'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { paths } from '../../domain/paths.ts'
import { explain } from '../../lib/api-error.ts'
import { showError, showSuccess } from '../../ui/notice.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Failed } from '../../ui/states.tsx'
import { useAnswerAuthorRequest, useAuthorRequests } from './api.ts'
import { usePostMessages } from './messages.ts'

/** Posts whose writers name the viewer as an author; nothing where there are none. */
export function AuthorRequests() {
  const t = usePostMessages()
  const requests = useAuthorRequests()
  if (requests.isLoadingError) return <Failed error={requests.error} onRetry={requests.refetch} />
  if (!requests.data || requests.data.length === 0) return null
  return (
    <Paper variant="outlined" component="section" aria-labelledby="author-requests" sx={{ p: 2, mb: 3 }}>
      <Typography id="author-requests" variant="h3" component="h2">
        {t('namedAsAuthor')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('nameOnlyIfAccepted')}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {requests.data.map((request) => (
          <RequestRow key={request.contentItemId} request={request} />
        ))}
      </Stack>
    </Paper>
  )
}

function RequestRow({ request }: { request: AuthorRequest }) {
  const t = usePostMessages()
  const { contentItemId, title, askedBy, askedOn } = request
  const answer = useAnswerAuthorRequest()
  const send = (accepted: boolean) =>
    answer.mutate(
      { params: { contentItemId }, body: { accepted } },
      {
        onSuccess: () => showSuccess(t(accepted ? 'nameStands' : 'nameStaysOff')),
        onError: (error) => showError(explain(error)),
      },
    )
  return (
    <Stack component="li" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link href={paths.content(contentItemId)}>{title}</Link>
        {askedBy && ` ${t('askedBy', { name: askedBy.name })}`} · <RelativeTime date={askedOn} />
      </Typography>
      <Button
        variant="contained"
        disabled={answer.isPending}
        aria-label={t('acceptItem', { title })}
        onClick={() => send(true)}
      >
        {t('accept')}
      </Button>
      <Button
        variant="contained"
        color="neutral"
        disabled={answer.isPending}
        aria-label={t('declineItem', { title })}
        onClick={() => send(false)}
      >
        {t('decline')}
      </Button>
    </Stack>
  )
}
