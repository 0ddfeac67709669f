import { clippingNoteMax } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { usePatientDataGuard } from '../../../domain/patient-data/guard.tsx'
import { useFolioMessages } from '../messages.ts'

/** Why it was saved: read in place, written in place. */
export function ClippingNote({
  note,
  isWriting,
  onClose,
  onSave,
}: {
  note: string | null
  isWriting: boolean
  onClose: () => void
  onSave: ((text: string) => Promise<boolean>) | undefined
}) {
  if (isWriting && onSave) return <NoteEditor note={note} onClose={onClose} onSave={onSave} />
  if (!note) return null
  return (
    <Box
      sx={{
        mt: 1,
        pl: 1.5,
        borderLeft: 3,
        borderColor: 'primary.main',
        typography: 'body2',
        whiteSpace: 'pre-line',
      }}
    >
      {note}
    </Box>
  )
}

function NoteEditor({
  note,
  onClose,
  onSave,
}: {
  note: string | null
  onClose: () => void
  onSave: (text: string) => Promise<boolean>
}) {
  const t = useFolioMessages()
  const [text, setText] = useState(note ?? '')
  const latest = useRef(text)
  const [isLooking, setLooking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // The menu that led here gives the focus back to its button first.
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const { guard, dialog } = usePatientDataGuard('Note')
  const keep = async () => {
    setSaving(true)
    const isKept = await onSave(text)
    setSaving(false)
    // What was typed while the note was looked at and saved stays, and so does an editor opened since.
    if (isKept && latest.current === text && field.current) onClose()
  }
  const save = () => {
    if (isLooking || isSaving) return
    setLooking(true)
    void guard(text, () => void keep()).finally(() => setLooking(false))
  }
  return (
    <Stack spacing={1} sx={{ mt: 1 }}>
      {dialog}
      <TextField
        label={t('whySaved')}
        value={text}
        onChange={(event) => {
          latest.current = event.target.value
          setText(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
        multiline
        inputRef={field}
        minRows={2}
        maxRows={8}
        size="small"
        slotProps={{ htmlInput: { maxLength: clippingNoteMax } }}
      />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" loading={isLooking || isSaving} onClick={save}>
          {t('saveNote')}
        </Button>
        <Button color="neutral" variant="contained" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}
