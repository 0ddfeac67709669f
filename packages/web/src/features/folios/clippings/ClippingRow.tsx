import type { Clipping } from '@materia/contract'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type ComponentProps, type CSSProperties, type ReactNode, type Ref, useState } from 'react'
import { ActionMenu } from '../../../ui/dialogs/menu.tsx'
import { ArrowUpIcon, MoreIcon, PenIcon, TrashIcon } from '../../../ui/icons/icons.tsx'
import { ArrowDownIcon, ArrowToTopIcon, GripIcon } from '../../../ui/icons/screen-icons.tsx'
import { useFolioMessages } from '../messages.ts'
import { ClippedItem } from './ClippedItem.tsx'
import { ClippingNote } from './ClippingNote.tsx'
import type { useCurating } from './curating.ts'
import { UnsentNoteLine } from './UnsentNoteLine.tsx'
import { useUnsentNote } from './unsent-notes.ts'

export interface RowProps {
  clipping: Clipping
  index: number
  count: number
  curating: ReturnType<typeof useCurating> | undefined
  actions?: ReactNode
}

/** How a row is taken by its grip and carried. */
interface Dragging {
  ref: Ref<HTMLDivElement>
  style: CSSProperties
  isDragging: boolean
  grip: ComponentProps<typeof IconButton>
}

/** One clipping with its note; whoever curates can move it by menu, annotate and remove it, and drag it where that is possible. */
export function ClippingRow({
  clipping,
  index,
  count,
  curating,
  actions,
  dragging,
}: RowProps & { dragging?: Dragging }) {
  const t = useFolioMessages()
  const [isWriting, setWriting] = useState(false)
  const unsent = useUnsentNote(clipping)
  const note = unsent ? unsent.note : clipping.note
  const isDragging = dragging?.isDragging
  return (
    <Box
      ref={dragging?.ref}
      style={dragging?.style}
      sx={{
        display: 'flex',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: isDragging ? 'primary.main' : 'divider',
        borderRadius: 1,
        position: 'relative',
        zIndex: isDragging ? 2 : undefined,
        boxShadow: isDragging ? 6 : undefined,
      }}
    >
      {dragging && (
        <IconButton
          {...dragging.grip}
          aria-label={t('drag', { title: clipping.title })}
          sx={{ alignSelf: 'flex-start', mt: 1, color: 'text.secondary', cursor: 'grab', touchAction: 'none' }}
        >
          <GripIcon size={20} />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0, p: 2, pl: dragging ? 0.5 : 2 }}>
        <ClippedItem clipping={clipping} />
        <ClippingNote
          note={note}
          isWriting={isWriting}
          onClose={() => setWriting(false)}
          onSave={curating && ((text) => curating.note(clipping, text))}
        />
        {unsent && <UnsentNoteLine unsent={unsent} />}
        {actions && <Box sx={{ mt: 0.5, ml: -1 }}>{actions}</Box>}
      </Box>
      {curating && (
        <Box sx={{ p: 0.5 }}>
          <ActionMenu label={t('moreFor', { title: clipping.title })} icon={<MoreIcon />} entries={entries()} />
        </Box>
      )}
    </Box>
  )

  function entries() {
    if (!curating) return []
    return [
      {
        label: t(note ? 'editNote' : 'addNote'),
        icon: <PenIcon size={20} />,
        onSelect: () => setWriting(true),
      },
      {
        label: t('moveUp'),
        icon: <ArrowUpIcon size={20} />,
        isDisabled: index === 0,
        startsGroup: true,
        onSelect: () => void curating.move(index, index - 1),
      },
      {
        label: t('moveDown'),
        icon: <ArrowDownIcon size={20} />,
        isDisabled: index === count - 1,
        onSelect: () => void curating.move(index, index + 1),
      },
      {
        label: t('moveToTop'),
        icon: <ArrowToTopIcon size={20} />,
        isDisabled: index === 0,
        onSelect: () => void curating.move(index, 0),
      },
      {
        label: t('removeFromFolio'),
        icon: <TrashIcon size={20} />,
        isDestructive: true,
        startsGroup: true,
        onSelect: () => void curating.remove(index, clipping),
      },
    ]
  }
}
