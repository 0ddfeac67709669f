import type { Comment } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { shownName } from '../../domain/names.ts'
import { paths } from '../../domain/paths.ts'
import { SaidText } from '../../domain/SaidText.tsx'
import { VerifiedBadge } from '../../domain/VerifiedBadge.tsx'
import { explain } from '../../lib/api-error.ts'
import { useSession } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { ActionMenu } from '../../ui/dialogs/menu.tsx'
import { CheckIcon, HelpIcon, MoreIcon, PenIcon, TrashIcon } from '../../ui/icons/icons.tsx'
import { showError } from '../../ui/notice.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useAnswerQuestion, useDeleteComment, useEditComment } from './api.ts'
import { elementIdOf } from './asked-for.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentReferences } from './CommentReferences.tsx'
import { useCommentMessages } from './messages.ts'
import { QuestionMark } from './QuestionMark.tsx'
import type { CommentSlots } from './slots.ts'

/** One comment: who, when, what, and what the viewer can do about it. */
export function CommentRow({
  comment,
  onAnswer,
  slots,
}: {
  comment: Comment
  /** Left out where nobody may answer. */
  onAnswer?: () => void
  slots: CommentSlots
}) {
  const t = useCommentMessages()
  const { userId } = useSession()
  const [isEditing, setEditing] = useState(false)
  const edit = useEditComment(comment.contentItemId)
  const { author, content } = comment
  if (content === '') return <Gone>{comment.isDeleted ? t('deletedComment') : t('unreadableComment')}</Gone>
  const isMine = author.userId === userId

  return (
    <Box id={elementIdOf(comment.id)} tabIndex={-1} sx={{ display: 'flex', gap: 1.25, scrollMarginTop: 80 }}>
      <Avatar
        name={shownName(author.name)}
        src={attachmentUrl(author.profilePictureAttachmentId, 'small') ?? null}
        size={32}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <Link href={paths.profile(author.userId)} sx={{ color: 'text.primary', fontWeight: 600 }}>
            {shownName(author.name)}
          </Link>
          <VerifiedBadge userId={author.userId} /> <RelativeTime date={comment.createdOn} />
          {comment.editedOn && ` · ${t('edited')}`}
          <QuestionMark {...comment} />
        </Typography>
        {isEditing ? (
          <CommentComposer
            initial={content}
            label={t('editComment')}
            sendLabel={t('save')}
            findPeople={slots.findPeople}
            onSend={async (changed) => {
              await edit.mutateAsync({ id: comment.id, content: changed })
              setEditing(false)
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <SaidText content={content} />
            <CommentReferences references={comment.references} />
          </>
        )}
        {comment.isHidden && (
          <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
            {t('hiddenForReview')}
          </Typography>
        )}
        {!isEditing && onAnswer && (
          <Button size="small" color="inherit" onClick={onAnswer} sx={{ ml: -2, color: 'text.secondary' }}>
            {t('answer')}
          </Button>
        )}
      </Box>
      {isMine ? <OwnActions comment={comment} onEdit={() => setEditing(true)} /> : <Box>{slots.report(comment)}</Box>}
    </Box>
  )
}

const Gone = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{children}</Typography>
)

function OwnActions({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const t = useCommentMessages()
  const [isDeleting, setDeleting] = useState(false)
  const remove = useDeleteComment(comment.contentItemId)
  const answer = useAnswerQuestion(comment.contentItemId)
  const isAnswered = comment.answeredOn !== null
  const onAnswered = () =>
    answer.mutate({ id: comment.id, answered: !isAnswered }, { onError: (error) => showError(explain(error)) })
  return (
    <Box>
      <ActionMenu
        label={t('actionsFor', { name: comment.author.name })}
        icon={<MoreIcon size={20} />}
        entries={[
          ...(comment.isQuestion
            ? [
                {
                  label: t(isAnswered ? 'markOpen' : 'markAnswered'),
                  icon: isAnswered ? <HelpIcon /> : <CheckIcon />,
                  onSelect: onAnswered,
                },
              ]
            : []),
          { label: t('edit'), icon: <PenIcon />, onSelect: onEdit },
          { label: t('delete'), icon: <TrashIcon />, isDestructive: true, onSelect: () => setDeleting(true) },
        ]}
      />
      <ConfirmDialog
        open={isDeleting}
        title={t('deleteQuestion')}
        confirmLabel={t('delete')}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() =>
          remove.mutate(comment.id, {
            onError: (error) => showError(explain(error)),
            onSettled: () => setDeleting(false),
          })
        }
        onClose={() => setDeleting(false)}
      >
        {t('deleteWarning')}
      </ConfirmDialog>
    </Box>
  )
}
