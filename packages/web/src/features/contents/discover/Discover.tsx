import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useDocumentTitle } from '../../../lib/document-title.ts'
import { VisuallyHidden } from '../../../ui/hidden.tsx'
import { isKindChoice, type KindChoice, typesOf } from '../kinds.ts'
import { DiscoverFeed } from './DiscoverFeed.tsx'
import { KindFilter } from './KindFilter.tsx'
import { Lanes } from './Lanes.tsx'

/** Filters, feed and lanes: side by side from 1200 px, one above the other below. */
export function Discover({ besideFilters }: { besideFilters?: ReactNode }) {
  useDocumentTitle('Discover')
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const { chosen, choose } = useChosenKinds()
  const filter = useMemo(() => typesOf(chosen), [chosen])
  const feed = <DiscoverFeed key={filter.join()} filter={filter} onClearFilter={() => choose([])} />
  if (!isWide) {
    return (
      <Box sx={{ maxWidth: 720, mx: 'auto' }}>
        <VisuallyHidden component="h1">Discover</VisuallyHidden>
        <Box sx={{ mb: 2 }}>
          <KindFilter chosen={chosen} onChange={choose} look="chips" />
        </Box>
        <Lanes look="strip" />
        {feed}
      </Box>
    )
  }
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '220px minmax(0, 680px) 300px', gap: 3, justifyContent: 'center' }}
    >
      <VisuallyHidden component="h1">Discover</VisuallyHidden>
      <Box component="aside" aria-label="Filters" sx={beside}>
        <KindFilter chosen={chosen} onChange={choose} look="column" />
        {besideFilters && <Box sx={{ mt: 3 }}>{besideFilters}</Box>}
      </Box>
      <Box>{feed}</Box>
      <Box component="aside" aria-label="Lanes" sx={beside}>
        <Lanes look="column" />
      </Box>
    </Box>
  )
}

const beside = {
  position: 'sticky',
  top: 80,
  alignSelf: 'start',
  maxHeight: 'calc(100vh - 96px)',
  overflowY: 'auto',
}

/** The address keeps what is chosen. */
function useChosenKinds() {
  const [search, setSearch] = useSearchParams()
  const kinds = search.get('kinds') ?? ''
  const chosen = useMemo(() => kinds.split(',').filter(isKindChoice), [kinds])
  const choose = (next: KindChoice[]) =>
    setSearch(
      (before) => {
        if (next.length > 0) before.set('kinds', next.join(','))
        else before.delete('kinds')
        return before
      },
      { preventScrollReset: true },
    )
  return { chosen, choose }
}
