import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import { searchPageSize } from '../api.ts'
import { useContentMessages } from '../messages.ts'

/** How far the search can be paged. */
const reachable = 5_000

export function ResultPages({
  page,
  total,
  onChange,
}: {
  page: number
  total: number
  onChange: (page: number) => void
}) {
  const t = useContentMessages()
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', py: 3 }}>
      <Pagination
        aria-label={t('pagination')}
        getItemAriaLabel={(type, page, isSelected) => pageLabel(t, { type, page, isSelected })}
        page={page}
        count={Math.ceil(Math.min(total, reachable) / searchPageSize)}
        onChange={(_, next) => onChange(next)}
        siblingCount={1}
        size="large"
      />
    </Box>
  )
}

function pageLabel(
  t: ReturnType<typeof useContentMessages>,
  { type, page, isSelected }: { type: string; page: number | null; isSelected: boolean },
): string {
  if (type === 'next') return t('goToNextPage')
  if (type === 'previous') return t('goToPreviousPage')
  return t(isSelected ? 'onPage' : 'goToPage', { page: String(page) })
}
