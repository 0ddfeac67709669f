import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Clipping, Folio } from '@materia/contract'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Failed, SkeletonCard } from '../../ui/states.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { ClippingRow } from './ClippingRow.tsx'
import { loadedClippings, namesOf, useClippings } from './clipping-pages.ts'
import { useCurating } from './curating.ts'

const estimatedHeight = 132
const gap = 12

/** The clippings in their order. However many there are, only those near the window are fetched and drawn. */
export function ClippingList({
  folio,
  loadedAt,
  mayClip,
  renderActions,
}: {
  folio: Folio
  loadedAt: number
  mayClip: boolean
  renderActions?: (clipping: Clipping) => ReactNode
}) {
  const container = useRef<HTMLOListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const count = folio.clippingsCount
  // A height belongs to the clipping, not to its place: it goes along when the order changes.
  const ids = namesOf(count, loadedClippings(useQueryClient(), folio.folioId))
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 6,
    gap,
    scrollMargin,
  })
  const drawn = virtualizer.getVirtualItems()
  const range = { first: drawn[0]?.index ?? 0, last: drawn.at(-1)?.index ?? 0 }
  const { at, isError, refetch } = useClippings(folio, loadedAt, range)
  const curating = useCurating(folio, at)

  useLayoutEffect(() => {
    const top = container.current?.getBoundingClientRect().top ?? 0
    setScrollMargin(Math.round(top + window.scrollY))
  }, [])

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0) void curating.move(from, to)
  }

  return (
    <>
      {curating.removed && (
        <UndoBar onUndo={() => void curating.undoRemove()} onDismiss={curating.dismissRemoved}>
          “{curating.removed.clipping.title}” was removed.
        </UndoBar>
      )}
      {isError && <Failed error={undefined} title="Some of the folio could not be loaded." onRetry={refetch} />}
      <Sortable ids={ids} onDragEnd={onDragEnd}>
        <Box
          ref={container}
          component="ol"
          aria-label="Clippings"
          sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {drawn.map(({ index, start }) => {
            const clipping = at(index)
            return (
              <Box
                key={ids[index]}
                ref={virtualizer.measureElement}
                data-index={index}
                component="li"
                aria-posinset={index + 1}
                aria-setsize={count}
                sx={{ position: 'absolute', insetInline: 0, top: 0 }}
                style={{ transform: `translateY(${start - scrollMargin}px)` }}
              >
                {clipping ? (
                  <ClippingRow
                    clipping={clipping}
                    index={index}
                    count={count}
                    curating={mayClip ? curating : undefined}
                    actions={renderActions?.(clipping)}
                  />
                ) : (
                  <SkeletonCard />
                )}
              </Box>
            )
          })}
        </Box>
      </Sortable>
    </>
  )
}

function Sortable({
  ids,
  onDragEnd,
  children,
}: {
  ids: string[]
  onDragEnd: (event: DragEndEvent) => void
  children: ReactNode
}) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
