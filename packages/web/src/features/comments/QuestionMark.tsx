import type { Comment } from '@materia/contract'
import Box from '@mui/material/Box'
import { CheckIcon, HelpIcon } from '../../ui/icons/icons.tsx'
import { useCommentMessages } from './messages.ts'

/** Says that a comment asks something, and whether whoever asked has what they wanted. */
export function QuestionMark({ isQuestion, answeredOn }: Pick<Comment, 'isQuestion' | 'answeredOn'>) {
  const t = useCommentMessages()
  if (!isQuestion) return null
  const Icon = answeredOn ? CheckIcon : HelpIcon
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        verticalAlign: 'middle',
        gap: 0.5,
        ml: 0.75,
        px: 0.75,
        border: 1,
        borderRadius: 4,
        fontWeight: 600,
        color: answeredOn ? 'success.main' : 'text.primary',
        borderColor: answeredOn ? 'success.main' : 'divider',
      }}
    >
      <Icon size={14} />
      {answeredOn ? t('answered') : t('question')}
    </Box>
  )
}
