import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { paths } from '../../../lib/paths.ts'

interface HowReadProps {
  searchTerm: string
  didYouMean: string
  correctedTo: string
  alsoSearched: string[]
}

/** Where the results are not for what was typed: what they are for, and the way back. */
export function HowRead({ searchTerm, didYouMean, correctedTo, alsoSearched }: HowReadProps) {
  if (!didYouMean && !correctedTo && alsoSearched.length === 0) return null
  return (
    <Stack spacing={0.5} sx={{ mb: 2 }}>
      {(correctedTo || alsoSearched.length > 0) && (
        <Typography>
          {correctedTo ? (
            <>
              Showing results for <Word>{correctedTo}</Word>
            </>
          ) : (
            'Showing results for words that begin so'
          )}
          {alsoSearched.length > 0 && (
            <>
              {correctedTo ? ', its last word as a beginning: ' : ': '}
              <Word>{alsoSearched.join(', ')}</Word>
            </>
          )}
          . <Link href={paths.contentsAsTyped(searchTerm)}>Search for “{searchTerm}” as typed</Link>
        </Typography>
      )}
      {didYouMean && (
        <Typography>
          Did you mean <Link href={paths.contents(didYouMean)}>{didYouMean}</Link>?
        </Typography>
      )}
    </Stack>
  )
}

const Word = ({ children }: { children: string }) => (
  <Box component="strong" sx={{ fontWeight: 600 }}>
    {children}
  </Box>
)
