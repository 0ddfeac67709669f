import { zodResolver } from '@hookform/resolvers/zod'
import { type Chatroom, CreateChatroom } from '@materia/contract'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { explain } from '../../../lib/api-error.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { CheckboxInput, SelectInput, TextInput } from '../../../ui/fields.tsx'
import { useActionMessages } from '../actions/messages.ts'
import { useCreateRoom } from '../api.ts'

export function CreateRoomDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (room: Chatroom) => void }) {
  const t = useActionMessages()
  const formId = useId()
  const types = [
    { value: 'Private', label: t('privateByInvitation') },
    { value: 'Public', label: t('publicForAll') },
  ]
  const create = useCreateRoom({ onCreated })
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(CreateChatroom),
    defaultValues: { name: '', description: '', type: 'Private' as const, verifiedOnly: false },
  })

  return (
    <Dialog
      title={t('newRoom')}
      onClose={onClose}
      actions={
        <>
          <Button variant="contained" color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="contained" type="submit" form={formId} loading={create.isPending}>
            {t('createRoom')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate spacing={2} onSubmit={handleSubmit((form) => create.mutate(form))}>
        {create.isError && <Alert severity="error">{explain(create.error)}</Alert>}
        <TextInput control={control} name="name" label={t('name')} autoFocus required />
        <TextInput control={control} name="description" label={t('about')} multiline minRows={2} maxRows={4} />
        <SelectInput control={control} name="type" label={t('whoMayJoin')} choices={types} />
        <CheckboxInput control={control} name="verifiedOnly" label={t('verifiedOnly')} />
      </Stack>
    </Dialog>
  )
}
