import { commentMax } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useRef, useState } from 'react'
import { type FindMentionable, MentionField } from '../../domain/MentionField.tsx'
import { fromMarkup, type MentionText, toMarkup } from '../../domain/mentions.ts'
import { usePatientDataGuard } from '../../domain/patient-data/guard.tsx'
import { explain } from '../../lib/api-error.ts'
import { useFormats } from '../../lib/language.ts'
import { useCommentMessages } from './messages.ts'

const countFrom = commentMax - 200
const bringIntoSight = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: 'nearest' })

/** Where a comment is written or changed; what was typed stays until the server has it. */
export function CommentComposer({
  initial = '',
  label,
  placeholder,
  sendLabel,
  findPeople,
  onType,
  onSend,
  onCancel,
  autoFocus = onCancel !== undefined,
  options,
}: {
  initial?: string
  label: string
  placeholder?: string
  sendLabel: string
  findPeople: FindMentionable
  onType?: (content: string) => void
  onSend: (content: string) => Promise<unknown>
  onCancel?: () => void
  autoFocus?: boolean
  /** Stand under the field. */
  options?: ReactNode
}) {
  const t = useCommentMessages()
  const { number } = useFormats()
  const hintId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [value, setValue] = useState(() => fromMarkup(initial))
  const latest = useRef(value)
  const [state, setState] = useState<{ isSending: boolean; error?: unknown }>({ isSending: false })
  const content = toMarkup(value).trim()
  const isTooLong = content.length > commentMax

  const change = (typed: MentionText) => {
    latest.current = typed
    setValue(typed)
    onType?.(toMarkup(typed))
  }

  const { guard, dialog } = usePatientDataGuard('Comment')
  const send = async () => {
    setState({ isSending: true })
    try {
      await onSend(content)
      // What was typed while it was sent stays.
      if (latest.current === value) change({ text: '', people: [] })
      setState({ isSending: false })
    } catch (error) {
      setState({ isSending: false, error })
    }
  }

  const submit = () => {
    if (content && !isTooLong && !state.isSending) void guard(content, () => void send())
  }

  return (
    <Box
      component="form"
      ref={autoFocus ? bringIntoSight : undefined}
      // Above the bar at the foot of a phone.
      sx={{ scrollMarginBottom: 80 }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {dialog}
      <MentionField
        value={value}
        onChange={change}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) submit()
        }}
        findPeople={findPeople}
        inputRef={field}
        label={label}
        placeholder={placeholder}
        describedBy={hintId}
        isInvalid={isTooLong}
        autoFocus={autoFocus}
        maxRows={12}
      />
      {state.error !== undefined && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: 0.5 }}>
          {explain(state.error)}
        </Typography>
      )}
      {options}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <Typography id={hintId} variant="caption" sx={{ color: 'text.secondary', flex: 1 }}>
          {content.length > countFrom
            ? t('charactersUsed', { count: number(content.length), max: number(commentMax) })
            : t('noPatientData')}
        </Typography>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" variant="contained" loading={state.isSending} disabled={!content || isTooLong}>
          {sendLabel}
        </Button>
      </Box>
    </Box>
  )
}
