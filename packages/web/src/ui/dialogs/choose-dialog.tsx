import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { useUiMessages } from '../messages.ts'
import { Empty } from '../states.tsx'
import { Dialog } from './dialog.tsx'

/** One of a few things to do something with; closes when that is done. */
export function ChooseDialog({
  title,
  choices,
  empty,
  onChoose,
  onClose,
}: {
  title: string
  choices: { id: string; label: string; detail?: string }[]
  /** What to do when there is nothing to choose. */
  empty: string
  onChoose: (id: string) => Promise<void>
  onClose: () => void
}) {
  const t = useUiMessages()
  const [busyId, setBusyId] = useState<string>()
  const [error, setError] = useState<string>()

  async function choose(id: string) {
    setBusyId(id)
    setError(undefined)
    try {
      await onChoose(id)
      onClose()
    } catch (failure) {
      setError(explain(failure))
      setBusyId(undefined)
    }
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button variant="contained" color="neutral" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      {error && (
        <Alert severity="error" role="alert" sx={{ mb: 1 }}>
          {error}
        </Alert>
      )}
      {choices.length === 0 && <Empty>{empty}</Empty>}
      <List aria-label={title} sx={{ maxHeight: 320, overflowY: 'auto', py: 0 }}>
        {choices.map(({ id, label, detail }) => (
          <li key={id}>
            <ListItemButton
              component="button"
              disabled={busyId !== undefined}
              onClick={() => choose(id)}
              sx={{ width: '100%' }}
            >
              <ListItemText primary={label} secondary={detail} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Dialog>
  )
}
