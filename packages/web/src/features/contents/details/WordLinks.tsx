import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { paths } from '../../../domain/paths.ts'
import { RouterAwareLink } from '../../../ui/link.tsx'

/** Words that lead to the search for them. */
export function WordLinks({ title, words }: { title: string; words: string[] }) {
  if (words.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {[...new Set(words)].map((word) => (
          <Box component="li" key={word} sx={{ maxWidth: '100%' }}>
            <Chip
              clickable
              component={RouterAwareLink}
              href={paths.contents(word)}
              label={word}
              lang="en"
              variant="outlined"
              sx={{
                minHeight: 40,
                height: 'auto',
                maxWidth: '100%',
                '& .MuiChip-label': { whiteSpace: 'normal', py: 1 },
              }}
            />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
