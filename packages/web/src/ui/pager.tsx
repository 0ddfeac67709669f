import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormats } from '../lib/language.ts'
import { useUiMessages } from './messages.ts'

/** Back and on through pages, with where one is. */
export function Pager({
  offset,
  count,
  shown,
  total,
  onMove,
}: {
  offset: number
  count: number
  shown: number
  total: number
  onMove: (offset: number) => void
}) {
  const t = useUiMessages()
  const { number } = useFormats()
  if (total <= count && offset === 0) return null
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', justifyContent: 'flex-end', mt: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-live="polite">
        {t('pageRange', { first: number(offset + 1), last: number(offset + shown), total: number(total) })}
      </Typography>
      <Button
        variant="contained"
        color="neutral"
        disabled={offset === 0}
        onClick={() => onMove(Math.max(0, offset - count))}
      >
        {t('previous')}
      </Button>
      <Button
        variant="contained"
        color="neutral"
        disabled={offset + shown >= total}
        onClick={() => onMove(offset + count)}
      >
        {t('next')}
      </Button>
    </Stack>
  )
}
