import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { RichText } from '../../ui/rich-text.tsx'
import type { ComposerType, PostFields } from './post-fields.ts'

/** Two texts of one post. Nothing is thrown away until the writer has seen both and chosen. */
export function ConflictScreen({
  type,
  mine,
  theirs,
  onChoose,
}: {
  type: ComposerType
  mine: PostFields
  theirs: PostFields
  onChoose: (choice: 'mine' | 'theirs' | 'both') => void
}) {
  return (
    <Stack spacing={2}>
      <Alert severity="warning">
        This was changed elsewhere while you were writing. Both texts are kept: compare them and choose how to go on.
      </Alert>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Version
          title="Yours, on this device"
          fields={mine}
          action={
            <Button variant="contained" color="neutral" onClick={() => onChoose('mine')}>
              Keep mine
            </Button>
          }
        />
        <Version
          title="The other one, stored"
          fields={theirs}
          action={
            <Button variant="contained" color="neutral" onClick={() => onChoose('theirs')}>
              Keep the other
            </Button>
          }
        />
      </Box>
      {type === 'UserArticle' && (
        <Box>
          <Button variant="contained" onClick={() => onChoose('both')}>
            Keep both, one after the other
          </Button>
        </Box>
      )}
    </Stack>
  )
}

function Version({ title, fields, action }: { title: string; fields: PostFields; action: React.ReactNode }) {
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {fields.title || 'Untitled'}
      </Typography>
      {fields.externalLink && <Typography sx={{ mb: 1 }}>{fields.externalLink}</Typography>}
      {fields.summary && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{fields.summary}</Typography>}
      <Box sx={{ maxHeight: '50vh', overflowY: 'auto', mb: 2 }}>
        <RichText html={fields.content} />
      </Box>
      {action}
    </Paper>
  )
}
