import type { TimelineEntry } from '@materia/contract'
import Box from '@mui/material/Box'
import { exactDate } from '../../ui/relative-time.tsx'
import { useSafetyMessages } from './messages.ts'
import { drawingOf } from './timeline-chart.ts'

/** A row of dots for each thing that is told; the picture says its summary, the table beside it everything. */
export function TimelineChart({ entries }: { entries: TimelineEntry[] }) {
  const t = useSafetyMessages()
  const { rows, years } = drawingOf(entries)
  const said = rows.map(({ row, entries: drawn }) =>
    t('rowSummary', { row: t(`timelineRows.${row}`), count: drawn.length }),
  )
  return (
    <Box
      role="img"
      aria-label={t('timelineSummary', {
        first: String(years[0]?.year),
        last: exactDate(entries[0]?.date ?? ''),
        rows: said.join(', '),
      })}
      sx={{ p: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {rows.map(({ row, entries: drawn }) => (
        <Box key={row} sx={{ display: { sm: 'flex' }, alignItems: 'center', minHeight: 32 }}>
          <Box sx={{ width: rowNameWidth, flex: 'none', typography: 'body2', color: 'text.secondary' }}>
            {t(`timelineRows.${row}`)}
          </Box>
          <Box sx={{ ...axis, '& > i': { ...dot, bgcolor: colours[row] } }}>
            {drawn.map(({ entry, at }, place) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and never change places
                key={place}
                title={`${exactDate(entry.date)}: ${entry.title}`}
                style={{ left: `${at * 100}%` }}
              />
            ))}
          </Box>
        </Box>
      ))}
      <Box sx={{ display: { sm: 'flex' } }}>
        <Box sx={{ width: rowNameWidth, flex: 'none' }} />
        <Box sx={{ position: 'relative', flex: 1, height: '1.25rem', mx: 1, containerType: 'inline-size' }}>
          {years.map(({ year, at }, place) => (
            <Box
              key={year}
              sx={{
                position: 'absolute',
                left: `${at * 100}%`,
                transform: `translateX(-${at * 100}%)`,
                typography: 'caption',
                color: 'text.secondary',
                ...(place % 2 === 1 && whereThereIsRoom),
              }}
            >
              {year}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

// « Approvisionnement » on one line.
const rowNameWidth = 136
/** Large letters leave room for every second year. */
const whereThereIsRoom = { '@container (max-width: 13rem)': { display: 'none' } }
/** A line with its dots: a drug has hundreds, which share one style. */
const axis = {
  position: 'relative',
  flex: 1,
  height: 20,
  mx: 1,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 9,
    insetInline: 0,
    borderTop: '1px solid var(--mui-palette-divider)',
  },
} as const
const dot = {
  position: 'absolute',
  top: 4,
  width: 12,
  height: 12,
  ml: '-6px',
  borderRadius: '50%',
  opacity: 0.8,
  // It is nothing but its colour, which paper and forced colours leave out.
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { bgcolor: 'CanvasText', forcedColorAdjust: 'none' },
}
const colours = {
  supply: 'warning.main',
  safety: 'error.main',
  status: 'success.main',
  price: 'info.main',
  decisions: 'text.secondary',
} as const
