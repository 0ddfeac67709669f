import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PenIcon } from '../../../ui/icons/icons.tsx'
import { useProfileMessages } from '../messages.ts'

/** One part of a profile: shown, and for its owner edited in the same place. */
export function SectionFrame({
  title,
  canEdit,
  children,
  form,
}: {
  title: string
  canEdit: boolean
  children: ReactNode
  form: (onDone: () => void) => ReactNode
}) {
  const t = useProfileMessages()
  const [isEditing, setEditing] = useState(false)
  const section = useRef<HTMLElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  const onDone = () => {
    const { activeElement: focused } = document
    const isElsewhere = focused !== document.body && !section.current?.contains(focused)
    flushSync(() => setEditing(false))
    if (!isElsewhere) editButton.current?.focus()
  }
  return (
    <Card component="section" ref={section} aria-labelledby={id} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 40, mb: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        {canEdit && !isEditing && (
          <Button
            ref={editButton}
            color="inherit"
            size="small"
            aria-label={t('editSection', { title })}
            startIcon={<PenIcon size={18} />}
            onClick={() => setEditing(true)}
          >
            {t('edit')}
          </Button>
        )}
      </Box>
      {isEditing ? form(onDone) : children}
    </Card>
  )
}
