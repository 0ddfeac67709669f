import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths } from '../../lib/paths.ts'
import { useMyProfile } from './me.ts'

/** The reader's areas of interest, each leading to what is found about it. */
export function MyAreas() {
  const profile = useMyProfile()
  if (!profile.data) return null
  const { areasOfInterest } = profile.data
  return (
    <Box component="nav" aria-labelledby="my-areas">
      <Typography id="my-areas" variant="h4" component="h2" sx={{ px: 0.5, mb: 0.5 }}>
        My areas of interest
      </Typography>
      {areasOfInterest.map((area) => (
        <Link
          key={area.id}
          href={paths.contents(area.title)}
          color="inherit"
          sx={{ display: 'flex', alignItems: 'center', minHeight: 40, px: 0.5, typography: 'body2' }}
        >
          {area.title}
        </Link>
      ))}
      <Link
        href={paths.profile()}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 40, px: 0.5, typography: 'body2' }}
      >
        {areasOfInterest.length > 0 ? 'Change' : 'Choose yours'}
      </Link>
    </Box>
  )
}
