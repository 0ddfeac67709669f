import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useAreasOfInterest } from '../../domain/areas.ts'
import { paths } from '../../domain/paths.ts'
import { useListNames } from '../../lib/list-names.ts'
import { useMyProfile } from './me.ts'
import { useMyAreaMessages } from './my-areas/messages.ts'

/** The viewer's areas of interest; choosing one shows what is of it, choosing it again shows everything. */
export function MyAreas({
  look,
  chosenId,
  onChoose,
}: {
  look: 'column' | 'chips'
  chosenId: number | null
  onChoose: (areaId: number | null) => void
}) {
  const t = useMyAreaMessages()
  const { titleOf } = useListNames()
  const areas = useShownAreas(chosenId)
  if (!areas) return null
  const isColumn = look === 'column'
  if (!isColumn && areas.length === 0) return null
  return (
    <Box role="group" aria-label={t('areasShown')}>
      {isColumn && (
        <Typography variant="h4" component="h2" sx={{ px: 0.5, mb: 1 }}>
          {t('myAreas')}
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          flexDirection: isColumn ? 'column' : 'row',
          gap: isColumn ? 0.5 : 1,
        }}
      >
        {areas.map((area) => (
          <Chip
            key={area.id}
            label={titleOf(area)}
            clickable
            aria-pressed={area.id === chosenId}
            variant={area.id === chosenId ? 'filled' : 'outlined'}
            onClick={() => onChoose(area.id === chosenId ? null : area.id)}
            sx={{
              height: 'auto',
              minHeight: 40,
              flex: 'none',
              fontWeight: area.id === chosenId ? 650 : 500,
              ...(isColumn && {
                justifyContent: 'flex-start',
                borderRadius: 1,
                borderColor: 'transparent',
                '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 },
              }),
            }}
          />
        ))}
      </Box>
      {isColumn && (
        <Link
          href={paths.profile()}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 40, px: 0.5, typography: 'body2' }}
        >
          {t(areas.length > 0 ? 'change' : 'chooseYours')}
        </Link>
      )}
    </Box>
  )
}

/** One's own, and the one that the address names. */
function useShownAreas(chosenId: number | null) {
  const profile = useMyProfile()
  const all = useAreasOfInterest({ enabled: chosenId !== null })
  const own = profile.data?.areasOfInterest
  if (!own || chosenId === null || own.some(({ id }) => id === chosenId)) return own
  const named = all.data?.find(({ id }) => id === chosenId)
  return named ? [named, ...own] : own
}
