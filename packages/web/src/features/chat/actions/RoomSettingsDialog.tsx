import type { Chatroom } from '@materia/contract'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { showSuccess } from '../../../ui/notice.ts'
import type { ChatSlots } from '../slots.ts'
import { useUpdateRoom } from './api.ts'
import { useActionMessages } from './messages.ts'

/** Its owner names, describes, pictures and closes a room. */
export function RoomSettingsDialog({
  room,
  slots,
  onClose,
}: {
  room: Chatroom
  slots: Pick<ChatSlots, 'ChoosePicture'>
  onClose: () => void
}) {
  const t = useActionMessages()
  const [name, setName] = useState(room.name)
  const [description, setDescription] = useState(room.description ?? '')
  const [isClosed, setClosed] = useState(room.isClosed)
  const [verifiedOnly, setVerifiedOnly] = useState(room.verifiedOnly)
  const [pictureId, setPictureId] = useState(room.pictureAttachmentId)
  const [uploading, setUploading] = useState(0)
  const update = useUpdateRoom()
  const save = () =>
    update.mutate(
      {
        chatroomId: room.id,
        name,
        description,
        isClosed,
        ...(verifiedOnly !== room.verifiedOnly && { verifiedOnly }),
        ...(pictureId !== room.pictureAttachmentId && { pictureAttachmentId: pictureId }),
      },
      {
        onSuccess: () => {
          showSuccess(t('saved'))
          onClose()
        },
      },
    )

  return (
    <Dialog
      title={t('settings')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) save()
      }}
      actions={
        <>
          <Button variant="contained" color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={update.isPending} disabled={!name.trim() || uploading > 0}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <TextField
          label={t('name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <TextField
          label={t('about')}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <slots.ChoosePicture
          picture={pictureId ? { id: pictureId, altText: null } : null}
          shape="square"
          onChange={(picture) => setPictureId(picture?.id ?? null)}
          onPending={setUploading}
        />
        <FormControlLabel
          control={<Checkbox checked={isClosed} onChange={(_, checked) => setClosed(checked)} />}
          label={t('close')}
        />
        {!room.isDirect && (
          <FormControlLabel
            control={<Checkbox checked={verifiedOnly} onChange={(_, checked) => setVerifiedOnly(checked)} />}
            label={t(room.verifiedOnly ? 'verifiedOnly' : 'verifiedOnlyFromNow')}
          />
        )}
      </Stack>
    </Dialog>
  )
}
