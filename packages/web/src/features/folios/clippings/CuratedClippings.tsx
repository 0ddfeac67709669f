import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ComponentProps } from 'react'
import { useFolioMessages } from '../messages.ts'
import { ClippingList, type Curation, type ListProps } from './ClippingList.tsx'
import { ClippingRow, type RowProps } from './ClippingRow.tsx'

const curation: Curation = { Frame: Sortable, Row: SortableRow }

/** The clippings for those who may order, annotate and remove them. */
export function CuratedClippings(props: ListProps) {
  return <ClippingList {...props} curation={curation} />
}

function Sortable({ ids, onMove, children }: ComponentProps<Curation['Frame']>) {
  const t = useFolioMessages()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0) void onMove(from, to)
  }
  const positionOf = (id: UniqueIdentifier | undefined) => ({ place: ids.indexOf(String(id)) + 1, count: ids.length })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('dragStarted', positionOf(active.id)),
    onDragOver: ({ over }) => (over ? t('dragOver', positionOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('dragEnded', positionOf((over ?? active).id)),
    onDragCancel: () => t('dragCancelled'),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('dragInstructions') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

function SortableRow(props: RowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: props.clipping.contentItemId,
  })
  return (
    <ClippingRow
      {...props}
      dragging={{
        ref: setNodeRef,
        style: { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition },
        isDragging,
        grip: { ref: setActivatorNodeRef, ...attributes, ...listeners },
      }}
    />
  )
}
