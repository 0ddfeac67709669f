import type { Clipping, Folio } from '@materia/contract'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, memo, type ReactNode } from 'react'
import { InSteps } from '../../../ui/in-steps.tsx'
import { usePageVirtualizer } from '../../../ui/page-virtualizer.ts'
import { Failed, SkeletonCard } from '../../../ui/states.tsx'
import { UndoBar } from '../../../ui/undo-bar.tsx'
import { useFolioMessages } from '../messages.ts'
import { ClippingRow, type RowProps } from './ClippingRow.tsx'
import { loadedClippings, namesOf, useClippings } from './clipping-pages.ts'
import { useCurating } from './curating.ts'

const estimatedHeight = 132
const gap = 12

export interface ListProps {
  folio: Folio
  loadedAt: number
  renderActions?: (clipping: Clipping) => ReactNode
}

/** What makes the list one to curate: the frame in which rows can be moved, and such a row. */
export interface Curation {
  Frame: ComponentType<{ ids: string[]; onMove: (from: number, to: number) => Promise<void>; children: ReactNode }>
  Row: ComponentType<RowProps>
}

/** The clippings in their order. However many there are, only those near the window are fetched and drawn. */
export function ClippingList({ folio, loadedAt, renderActions, curation }: ListProps & { curation?: Curation }) {
  const t = useFolioMessages()
  const count = folio.clippingsCount
  // A height belongs to the clipping, not to its place: it goes along when the order changes.
  const ids = namesOf(count, loadedClippings(useQueryClient(), folio.folioId))
  const { container, virtualizer } = usePageVirtualizer<HTMLOListElement>({
    count,
    estimatedHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 6,
    gap,
  })
  const drawn = virtualizer.getVirtualItems()
  const range = { first: drawn[0]?.index ?? 0, last: drawn.at(-1)?.index ?? 0 }
  const { at, isError, refetch } = useClippings(folio, loadedAt, range)
  const curating = useCurating(folio, at)

  const Row = curation?.Row ?? ClippingRow
  const list = count > 0 && (
    <Box
      ref={container}
      component="ol"
      aria-label={t('clippings')}
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
            style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
          >
            {clipping ? (
              <InSteps isAtOnce={virtualizer.isScrolling} height={estimatedHeight}>
                {() => (
                  <DrawnRow
                    Row={Row}
                    clipping={clipping}
                    index={index}
                    count={count}
                    curating={curation && curating}
                    renderActions={renderActions}
                  />
                )}
              </InSteps>
            ) : (
              <SkeletonCard />
            )}
          </Box>
        )
      })}
    </Box>
  )

  return (
    <>
      {curating.removed && (
        <UndoBar onUndo={() => void curating.undoRemove()} onDismiss={curating.dismissRemoved}>
          {t('clippingRemoved', { title: curating.removed.clipping.title })}
        </UndoBar>
      )}
      {isError && <Failed error={undefined} title={t('partNotLoaded')} onRetry={refetch} />}
      {curation ? (
        <curation.Frame ids={ids} onMove={curating.move}>
          {list}
        </curation.Frame>
      ) : (
        list
      )}
    </>
  )
}

/** Drawn again only when it changes, not when a row above it was measured. */
const DrawnRow = memo(function DrawnRow({
  Row,
  renderActions,
  ...row
}: Omit<RowProps, 'actions'> & Pick<ListProps, 'renderActions'> & { Row: ComponentType<RowProps> }) {
  return <Row {...row} actions={renderActions?.(row.clipping)} />
})
