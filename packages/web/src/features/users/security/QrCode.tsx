import Box from '@mui/material/Box'
import { encode } from 'uqr'

/** Dark on white in every theme: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 200, maxWidth: '100%', alignSelf: 'center', bgcolor: '#fff' }}
    >
      <path d={squares} fill="#000" />
    </Box>
  )
}
