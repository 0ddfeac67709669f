import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** What stands in a form, to be read side by side with another state of it. */
export function LabelledTexts({ texts }: { texts: { label: string; text: string }[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {texts.map(({ label, text }) => (
        <Box key={label} sx={{ mt: 1 }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', maxHeight: '30vh', overflowY: 'auto' }}>
            {text || '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
