import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useUiMessages } from '../messages.ts'
import type { Conflict, ConflictAnswer } from './ask-conflict.ts'

/** Two texts of one thing. Nothing is thrown away until the writer has seen both and chosen. */
export function ConflictChoice({
  mine,
  theirs,
  onChoose,
  children,
}: Conflict & {
  onChoose: (choice: ConflictAnswer) => void
  /** Further ways to go on. */
  children?: ReactNode
}) {
  const t = useUiMessages()
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{t('conflictMeaning')}</Alert>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <Version title={t('conflictMine')} choose={t('keepMine')} onChoose={() => onChoose('mine')}>
          {mine}
        </Version>
        <Version title={t('conflictTheirs')} choose={t('keepTheirs')} onChoose={() => onChoose('theirs')}>
          {theirs}
        </Version>
      </Box>
      {children}
    </Stack>
  )
}

function Version({
  title,
  choose,
  onChoose,
  children,
}: {
  title: string
  choose: string
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ p: 2, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box sx={{ mb: 2 }}>{children}</Box>
      <Button variant="contained" color="neutral" onClick={onChoose}>
        {choose}
      </Button>
    </Paper>
  )
}
