import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { VisuallyHidden } from '../../../ui/hidden.tsx'
import { useItemPageMessages } from '../page/messages.ts'

export function DetailsLoading() {
  const t = useItemPageMessages()
  return (
    <Box role="status" aria-busy="true" sx={{ maxWidth: 720, mx: 'auto' }}>
      <VisuallyHidden>{t('contentLoading')}</VisuallyHidden>
      <Skeleton width="40%" />
      <Skeleton width="90%" height={44} />
      <Skeleton width="60%" height={44} />
      <Skeleton variant="rounded" height={160} sx={{ my: 3 }} />
      {['92%', '97%', '88%', '95%', '40%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Box>
  )
}
