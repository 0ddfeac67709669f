import Box from '@mui/material/Box'
import { SkeletonCard } from '../../ui/states.tsx'

/** As high as the first question of a first visit, so that what stands below stays where it is when that comes. */
export const StepLoading = () => (
  <Box sx={{ display: 'grid', minHeight: { xs: 552, sm: 440 } }}>
    <SkeletonCard />
  </Box>
)
