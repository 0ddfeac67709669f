import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { Loading } from '../../ui/states.tsx'

/** While the signed-in part is loading: the bar and the shape of a list. */
export function StartingUp() {
  return (
    <>
      <Box sx={{ height: 56, bgcolor: 'bar.ground' }} />
      <Container maxWidth="sm" sx={{ pt: 3 }}>
        <Loading label="Materia" rows={4} />
      </Container>
    </>
  )
}
