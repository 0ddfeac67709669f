import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { paths } from '../../../domain/paths.ts'
import { RouterAwareLink } from '../../../ui/link.tsx'
import { useNearWindow } from '../../../ui/near-window.ts'

/** Words that lead to the search for them. */
export function WordLinks({ title, words }: { title: string; words: string[] }) {
  const nearWindow = useNearWindow(88)
  if (words.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 3, ...nearWindow }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={chips}>
        {[...new Set(words)].map((word) => (
          <li key={word}>
            <RouterAwareLink href={paths.contents(word)} lang="en">
              {word}
            </RouterAwareLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** One style for all of them: a trial has eighty keywords, and the library's chips take a slow phone as many milliseconds. */
const chips = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { maxWidth: '100%' },
  '& > li > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    px: 1.5,
    py: 0.5,
    border: '1px solid var(--mui-palette-Chip-defaultBorder)',
    borderRadius: '16px',
    color: 'text.primary',
    fontSize: '0.9375rem',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { bgcolor: 'action.hover' },
  },
} as const
