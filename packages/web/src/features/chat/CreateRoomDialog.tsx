import { zodResolver } from '@hookform/resolvers/zod'
import { type Chatroom, CreateChatroom } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { explain } from '../../lib/api-error.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectInput, TextInput } from '../../ui/fields.tsx'
import { useCreateRoom } from './api.ts'

const types = [
  { value: 'Private', label: 'Private: by invitation' },
  { value: 'Public', label: 'Public: any colleague can find and join it' },
]

export function CreateRoomDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (room: Chatroom) => void }) {
  const formId = useId()
  const create = useCreateRoom({ onCreated })
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(CreateChatroom),
    defaultValues: { name: '', description: '', type: 'Private' as const },
  })

  return (
    <Dialog
      title="New room"
      onClose={onClose}
      actions={
        <>
          <Button variant="contained" color="neutral" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" type="submit" form={formId} loading={create.isPending}>
            Create room
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate spacing={2} onSubmit={handleSubmit((form) => create.mutate(form))}>
        {create.isError && <Alert severity="error">{explain(create.error)}</Alert>}
        <TextInput control={control} name="name" label="Name" autoFocus required />
        <TextInput control={control} name="description" label="What it is about" multiline minRows={2} maxRows={4} />
        <SelectInput control={control} name="type" label="Who may join" choices={types} />
      </Stack>
    </Dialog>
  )
}
