import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useRef, useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { ActionMenu } from '../../../ui/dialogs/menu.tsx'
import { PenIcon, TrashIcon } from '../../../ui/icons/icons.tsx'
import { ImageIcon } from '../../../ui/icons/screen-icons.tsx'
import { showError } from '../../../ui/notice.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { usePicture } from '../api.ts'
import { useProfileMessages } from '../messages.ts'

const PictureDialog = onDemand(async () => (await import('./PictureDialog.tsx')).PictureDialog)

/** Changes or removes one's own picture. */
export function PictureMenu({ userId, hasPicture }: { userId: string; hasPicture: boolean }) {
  const t = useProfileMessages()
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const picture = usePicture(userId)

  return (
    <Box sx={{ position: 'absolute', right: -8, bottom: -8 }}>
      <ActionMenu
        label={t('profilePicture')}
        entries={[
          { label: t('choosePicture'), icon: <ImageIcon size={20} />, onSelect: () => chooser.current?.click() },
          {
            label: t('removePicture'),
            icon: <TrashIcon size={20} />,
            isDisabled: !hasPicture,
            onSelect: () => void picture.remove().catch((error) => showError(explain(error))),
          },
        ]}
      >
        {(trigger) => (
          <IconButton
            aria-label={t('changePicture')}
            {...trigger}
            sx={{
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              '&:hover': { bgcolor: 'neutral.light' },
            }}
          >
            <PenIcon size={18} />
          </IconButton>
        )}
      </ActionMenu>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('pictureFile')}
        onChange={(event) => {
          setFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {file && <PictureDialog file={file} onUpload={picture.upload} onClose={() => setFile(undefined)} />}
    </Box>
  )
}
