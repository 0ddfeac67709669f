import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { Loading } from '../../ui/states.tsx'
import { barRow } from './bar-row.ts'
import { Wordmark, wordmark } from './Logo.tsx'

/**
 * While the signed-in part is loading: the bar with its name, and the shape of a list. The pages behind the sign-in are
 * sent with it drawn, so that something stands there before the program has come.
 */
export function StartingUp() {
  return (
    <>
      <Box sx={{ bgcolor: 'bar.ground', color: 'bar.text', borderBottom: 1, borderColor: 'bar.line' }}>
        <Box sx={barRow}>
          <Box sx={{ width: 40, display: { sm: 'none' } }} />
          <Box sx={wordmark}>
            <Wordmark isMarkOnPhones />
          </Box>
        </Box>
      </Box>
      <Container maxWidth="sm" sx={{ pt: 3 }}>
        <Loading label="Materia" rows={4} />
      </Container>
    </>
  )
}
