import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

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
  if (total <= count && offset === 0) return null
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', justifyContent: 'flex-end', mt: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-live="polite">
        {`${(offset + 1).toLocaleString('en-CA')}–${(offset + shown).toLocaleString('en-CA')} of ${total.toLocaleString('en-CA')}`}
      </Typography>
      <Button
        variant="contained"
        color="neutral"
        disabled={offset === 0}
        onClick={() => onMove(Math.max(0, offset - count))}
      >
        Previous
      </Button>
      <Button
        variant="contained"
        color="neutral"
        disabled={offset + shown >= total}
        onClick={() => onMove(offset + count)}
      >
        Next
      </Button>
    </Stack>
  )
}
