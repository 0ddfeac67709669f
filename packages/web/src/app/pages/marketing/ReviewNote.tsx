import Box from '@mui/material/Box'

/** Legal words stand on approval until a lawyer has read them. */
export function ReviewNote() {
  return (
    <Box
      role="note"
      sx={{
        mt: 3,
        p: 2,
        borderLeft: 3,
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      Written in plain words, and still to be reviewed by counsel before it binds anybody.
    </Box>
  )
}
