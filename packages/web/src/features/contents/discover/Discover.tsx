import { isLanguage, type Language } from '@materia/contract/languages.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useDocumentTitle } from '../../../lib/document-title.ts'
import { VisuallyHidden } from '../../../ui/hidden.tsx'
import { isKindChoice, type KindChoice, typesOf } from '../kinds.ts'
import { LanguageFilter } from '../LanguageFilter.tsx'
import { useContentMessages } from '../messages.ts'
import { DiscoverFeed } from './DiscoverFeed.tsx'
import { KindFilter } from './KindFilter.tsx'
import { Lanes } from './Lanes.tsx'

/** The viewer's areas of interest, of which the feed shows one or all. */
export interface AreaChoice {
  look: 'column' | 'chips'
  chosenId: number | null
  onChoose: (areaId: number | null) => void
}

/** Filters, feed and lanes: side by side from 1200 px, one above the other below. */
export function Discover({
  Areas,
  onTop,
  Lane,
}: {
  Areas?: ComponentType<AreaChoice>
  onTop?: ReactNode
  /** One more lane: on top of the column, below the strips. */
  Lane?: ComponentType<{ look: 'column' | 'strip' }>
}) {
  const t = useContentMessages()
  useDocumentTitle(t('discover'))
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const { chosen, choose } = useChosenKinds()
  const { areaId, chooseArea } = useChosenArea()
  const { language, chooseLanguage } = useChosenLanguage()
  const filter = useMemo(() => ({ types: typesOf(chosen), areaId, language }), [chosen, areaId, language])
  const clear = () => (areaId === null ? choose([]) : chooseArea(null))
  const feed = <DiscoverFeed key={JSON.stringify(filter)} filter={filter} onClearFilter={clear} />
  if (!isWide) {
    return (
      <Box sx={{ maxWidth: 720, mx: 'auto' }}>
        <VisuallyHidden component="h1">{t('discover')}</VisuallyHidden>
        <Box sx={{ mb: 1 }}>
          <KindFilter chosen={chosen} onChange={choose} look="chips" />
          <Box className="sideways" sx={{ display: 'flex', gap: 1, pt: 1, '& > *': { flex: 'none' } }}>
            {Areas && <Areas look="chips" chosenId={areaId} onChoose={chooseArea} />}
            <LanguageFilter look="chips" chosen={language} onChoose={chooseLanguage} />
          </Box>
        </Box>
        {onTop}
        <Lanes look="strip" />
        {Lane && <Lane look="strip" />}
        {feed}
      </Box>
    )
  }
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '220px minmax(0, 680px) 300px', gap: 3, justifyContent: 'center' }}
    >
      <VisuallyHidden component="h1">{t('discover')}</VisuallyHidden>
      <Box component="aside" aria-label={t('filters')} sx={filters}>
        <KindFilter chosen={chosen} onChange={choose} look="column" />
        {Areas && (
          <Box sx={{ mt: 3 }}>
            <Areas look="column" chosenId={areaId} onChoose={chooseArea} />
          </Box>
        )}
        <Box sx={{ mt: 3 }}>
          <LanguageFilter look="column" chosen={language} onChoose={chooseLanguage} />
        </Box>
      </Box>
      <Box>
        {onTop}
        {feed}
      </Box>
      <Box component="aside" aria-label={t('lanes')} sx={lanes}>
        {Lane && <Lane look="column" />}
        <Lanes look="column" />
      </Box>
    </Box>
  )
}

/** Always at hand: longer than the window, they scroll in themselves. */
const filters = {
  position: 'sticky',
  top: 80,
  alignSelf: 'start',
  maxHeight: 'calc(100vh - 80px)',
  overflowY: 'auto',
}

/** Longer than the window, they go with the page to their end, and stay there. */
const lanes = { position: 'sticky', bottom: 0, alignSelf: 'end', minHeight: 'calc(100vh - 80px)' }

/** The address keeps what is chosen. */
function useChosenArea() {
  const [search, setSearch] = useSearchParams()
  const given = search.get('areaId') ?? ''
  const areaId = /^\d{1,9}$/.test(given) ? Number(given) : null
  const chooseArea = (next: number | null) =>
    setSearch(
      (before) => {
        if (next === null) before.delete('areaId')
        else before.set('areaId', String(next))
        return before
      },
      { preventScrollReset: true },
    )
  return { areaId, chooseArea }
}

function useChosenLanguage() {
  const [search, setSearch] = useSearchParams()
  const given = search.get('language')
  const chooseLanguage = (next: Language | null) =>
    setSearch(
      (before) => {
        if (next === null) before.delete('language')
        else before.set('language', next)
        return before
      },
      { preventScrollReset: true },
    )
  return { language: isLanguage(given) ? given : null, chooseLanguage }
}

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
