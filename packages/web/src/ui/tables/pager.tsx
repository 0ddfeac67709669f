import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../lib/language.ts'
import { useUiMessages } from '../messages.ts'

/** Back and on through pages, with where one is where the size of the whole is known. */
export function Pager({
  offset,
  pageSize,
  shown,
  total,
  onMove,
  words,
}: {
  offset: number
  pageSize: number
  shown: number
  total?: number
  onMove: (offset: number) => void
  words?: { previous: string; next: string }
}) {
  const t = useUiMessages()
  const { number } = useFormats()
  const hasNext = total === undefined ? shown === pageSize : offset + shown < total
  if (!hasNext && offset === 0) return null
  return (
    <Stack
      data-part="pager"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'flex-end', mt: 2 }}
    >
      {total !== undefined && shown > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-live="polite">
          {t('pageRange', { first: number(offset + 1), last: number(offset + shown), total: number(total) })}
        </Typography>
      )}
      <Button
        variant="contained"
        color="neutral"
        disabled={offset === 0}
        onClick={() => onMove(Math.max(0, offset - pageSize))}
      >
        {words?.previous ?? t('previous')}
      </Button>
      <Button variant="contained" color="neutral" disabled={!hasNext} onClick={() => onMove(offset + pageSize)}>
        {words?.next ?? t('next')}
      </Button>
    </Stack>
  )
}
