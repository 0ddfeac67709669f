import type { AuthorRequest } from '@materia/contract'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { explain } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { showError, showSuccess } from '../../ui/notice.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Failed } from '../../ui/states.tsx'
import { useAnswerAuthorRequest, useAuthorRequests } from './api.ts'

/** Posts whose writers name the reader as an author; nothing where there are none. */
export function AuthorRequests() {
  const requests = useAuthorRequests()
  if (requests.isLoadingError) return <Failed error={requests.error} onRetry={requests.refetch} />
  if (!requests.data || requests.data.length === 0) return null
  return (
    <Paper variant="outlined" component="section" aria-labelledby="author-requests" sx={{ p: 2, mb: 3 }}>
      <Typography id="author-requests" variant="h3" component="h2">
        You were named as an author
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Your name appears only if you accept. You can take it off again at any time.
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
  const { contentItemId, title, askedBy, askedOn } = request
  const answer = useAnswerAuthorRequest()
  const send = (accepted: boolean) =>
    answer.mutate(
      { params: { contentItemId }, body: { accepted } },
      {
        onSuccess: () => showSuccess(accepted ? 'Your name stands on the post.' : 'Your name stays off the post.'),
        onError: (error) => showError(explain(error)),
      },
    )
  return (
    <Stack component="li" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link href={paths.content(contentItemId)}>{title}</Link>
        {askedBy && ` by ${askedBy.name}`} · <RelativeTime date={askedOn} />
      </Typography>
      <Button
        variant="contained"
        disabled={answer.isPending}
        aria-label={`Accept: ${title}`}
        onClick={() => send(true)}
      >
        Accept
      </Button>
      <Button
        variant="contained"
        color="neutral"
        disabled={answer.isPending}
        aria-label={`Decline: ${title}`}
        onClick={() => send(false)}
      >
        Decline
      </Button>
    </Stack>
  )
}
