import type { Comment, ContentCommon } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { shownName } from '../../domain/names.ts'
import { useRoles } from '../../domain/roles.ts'
import { explain } from '../../lib/api-error.ts'
import { useSession } from '../../lib/session.ts'
import { showError, showSuccess } from '../../ui/notice.ts'
import { Failed, Loading } from '../../ui/states.tsx'
import { useAddComment, useCloseComments, useComments } from './api.ts'
import { useAskedFor } from './asked-for.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentRow } from './CommentRow.tsx'
import { commentDrafts } from './drafts.ts'
import { useCommentMessages } from './messages.ts'
import type { CommentSlots } from './slots.ts'

type CommentedContent = Pick<ContentCommon, 'contentItemId' | 'commentCount' | 'commentsClosed' | 'creator' | 'source'>

/** What viewers say beneath an item, in threads one level deep. */
export function Comments({ content, slots }: { content: CommentedContent; slots: CommentSlots }) {
  const t = useCommentMessages()
  const titleId = useId()
  const { contentItemId, commentCount, commentsClosed, creator } = content
  const { userId } = useSession()
  const { isSponsor } = useRoles()
  const comments = useComments(contentItemId)
  useAskedFor(comments)
  const mayWrite = !isSponsor && !commentsClosed
  const isAuthor = creator !== null && creator.userId === userId
  // The item knows how many there are: where there are none, nothing is waited for.
  const isComing = comments.isPending && commentCount > 0
  const listed = comments.data?.pages.flatMap((page) => page.comments) ?? []

  return (
    <Box component="section" id="comments" aria-labelledby={titleId} sx={{ mt: 5, scrollMarginTop: 80 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 1.5,
        }}
      >
        <Typography id={titleId} variant="h2">
          {t('comments')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, gap: 1 }}>
          {isAuthor && <CloseButton contentItemId={contentItemId} isClosed={commentsClosed} />}
          {slots.discuss}
        </Box>
      </Box>
      {isComing && <Loading label={t('comments')} rows={Math.min(commentCount, 3)} />}
      {comments.isError && !comments.data && <Failed error={comments.error} onRetry={comments.refetch} />}
      {!isComing && !comments.isError && listed.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {t(commentsClosed ? 'noneAndClosed' : mayWrite ? 'noComments' : 'none')}
        </Typography>
      )}
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {threadsOf(listed).map((thread) => (
          <Thread key={thread.first.id} {...thread} mayWrite={mayWrite} slots={slots} />
        ))}
      </Stack>
      {comments.hasNextPage && (
        <Button
          color="neutral"
          variant="contained"
          loading={comments.isFetchingNextPage}
          onClick={() => void comments.fetchNextPage()}
          sx={{ mt: 2 }}
        >
          {t('showMore')}
        </Button>
      )}
      {commentsClosed && listed.length > 0 && (
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>{t('closed')}</Typography>
      )}
      {mayWrite && !isComing && <NewComment key={contentItemId} contentItemId={contentItemId} slots={slots} />}
    </Box>
  )
}

interface ThreadOfComments {
  first: Comment
  answers: Comment[]
}

/** Each first comment with its answers; a page may begin in the middle of a thread. */
function threadsOf(comments: Comment[]): ThreadOfComments[] {
  const threads = new Map<string, ThreadOfComments>()
  for (const comment of comments) {
    const thread = threads.get(comment.parentId ?? '')
    if (thread) thread.answers.push(comment)
    else threads.set(comment.id, { first: comment, answers: [] })
  }
  return [...threads.values()]
}

function Thread({ first, answers, mayWrite, slots }: ThreadOfComments & { mayWrite: boolean; slots: CommentSlots }) {
  const t = useCommentMessages()
  const [answering, setAnswering] = useState<'begun' | 'asked' | undefined>(() =>
    mayWrite && commentDrafts.read(first.id) ? 'begun' : undefined,
  )
  const onAnswer = mayWrite ? () => setAnswering('asked') : undefined
  return (
    <Box component="li">
      <CommentRow comment={first} onAnswer={onAnswer} slots={slots} />
      <Stack
        component="ol"
        spacing={1.5}
        sx={{ listStyle: 'none', m: 0, mt: answers.length > 0 ? 1 : 0, p: 0, pl: { xs: 3, sm: 5.25 } }}
      >
        {answers.map((answer) => (
          <Box component="li" key={answer.id}>
            <CommentRow comment={answer} onAnswer={onAnswer} slots={slots} />
          </Box>
        ))}
      </Stack>
      {answering && (
        <Box sx={{ pl: { xs: 3, sm: 5.25 }, mt: 1 }}>
          <NewComment
            key={answering}
            autoFocus={answering === 'asked'}
            contentItemId={first.contentItemId}
            parentId={first.id}
            placeholder={t('writeAnswer', { name: shownName(first.author.name) })}
            slots={slots}
            onDone={() => setAnswering(undefined)}
          />
        </Box>
      )}
    </Box>
  )
}

function NewComment({
  contentItemId,
  parentId = null,
  placeholder,
  slots,
  autoFocus,
  onDone,
}: {
  contentItemId: string
  parentId?: string | null
  placeholder?: string
  slots: CommentSlots
  autoFocus?: boolean
  onDone?: () => void
}) {
  const t = useCommentMessages()
  const about = parentId ?? contentItemId
  const add = useAddComment(contentItemId)
  const [clientCommentId, setClientCommentId] = useState(() => crypto.randomUUID())
  const [isQuestion, setQuestion] = useState(false)
  return (
    <Box sx={{ mt: 2 }}>
      <CommentComposer
        initial={commentDrafts.read(about)}
        autoFocus={autoFocus}
        onType={(content) => commentDrafts.keep(about, content)}
        label={t('comment')}
        placeholder={placeholder ?? t('write')}
        sendLabel={parentId ? t('answer') : t('send')}
        findPeople={slots.findPeople}
        onSend={async (content) => {
          await add.mutateAsync({ content, parentId, isQuestion, clientCommentId })
          setClientCommentId(crypto.randomUUID())
          setQuestion(false)
          onDone?.()
        }}
        onCancel={
          onDone &&
          (() => {
            commentDrafts.keep(about, '')
            onDone()
          })
        }
        options={
          !parentId && (
            <FormControlLabel
              control={<Checkbox size="small" checked={isQuestion} onChange={(_, checked) => setQuestion(checked)} />}
              label={t('isQuestion')}
            />
          )
        }
      />
    </Box>
  )
}

function CloseButton({ contentItemId, isClosed }: { contentItemId: string; isClosed: boolean }) {
  const t = useCommentMessages()
  const close = useCloseComments(contentItemId)
  return (
    <Button
      color="inherit"
      loading={close.isPending}
      // Its words begin where the button below it does.
      sx={{ ml: { xs: -2, sm: 0 } }}
      onClick={() =>
        close.mutate(!isClosed, {
          onSuccess: () => showSuccess(isClosed ? t('nowOpen') : t('nowClosed')),
          onError: (error) => showError(explain(error)),
        })
      }
    >
      {isClosed ? t('open') : t('close')}
    </Button>
  )
}
