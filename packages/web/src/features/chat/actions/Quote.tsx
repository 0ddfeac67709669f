import type { QuotedMessage } from '@materia/contract'
import { plainText } from '@materia/contract/mentions.ts'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { shownName } from '../../../domain/names.ts'
import { shownWords } from '../shown-words.ts'
import { useActionMessages } from './messages.ts'
import { useConversing } from './target.ts'

/** The message that another one answers; leads to it. */
export function Quote({ quoted }: { quoted: QuotedMessage }) {
  const t = useActionMessages()
  const { jumpTo } = useConversing()
  return (
    <ButtonBase
      aria-label={t('goToMessage', { name: shownName(quoted.fromUserFullName) })}
      onClick={() => jumpTo(quoted.sequence)}
      sx={{
        display: 'block',
        width: '100%',
        textAlign: 'left',
        borderLeft: 3,
        borderColor: 'text.secondary',
        pl: 1,
        mb: 0.5,
        borderRadius: 0.5,
      }}
    >
      <Typography variant="caption" component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {shownName(quoted.fromUserFullName)}
      </Typography>
      <Typography variant="caption" component="span" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
        {plainText(shownWords(quoted.content))}
      </Typography>
    </ButtonBase>
  )
}
