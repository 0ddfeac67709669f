import type { ContentSummary } from '@materia/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useMemo } from 'react'
import { wordsIn } from '../../../lib/words.ts'
import { DrawnNext } from '../../../ui/drawn-next.tsx'
import { useNearWindow } from '../../../ui/near-window.ts'
import type { useSearch } from '../api.ts'
import { ContentCard } from '../card/ContentCard.tsx'
import { useContentMessages } from '../messages.ts'
import { FoldedCard } from './FoldedCard.tsx'
import { type FoldedResult, foldProducts } from './fold-products.ts'

const estimatedHeight = 220
// More than a phone shows.
const drawnAtFirst = 6

/** Drawn again only when something else was found, not when a count comes beside it. */
export const FoundCards = memo(function FoundCards({
  data,
  searchTerm,
  isOutdated,
}: {
  data: NonNullable<ReturnType<typeof useSearch>['data']>
  searchTerm: string
  isOutdated: boolean
}) {
  const nearWindow = useNearWindow(estimatedHeight)
  const words = useMemo(() => {
    const { correctedTo, alsoSearched, translated } = data
    return tellingWordsOf([correctedTo || searchTerm, ...alsoSearched, ...translated].join(' '))
  }, [data, searchTerm])
  const found = foldProducts(data.items.slice(data.own))
  const draw = (result: FoldedResult) => (
    <Box key={result.item.contentItemId} sx={nearWindow}>
      <FoldedCard {...result} words={words} />
    </Box>
  )
  return (
    <Stack spacing={1.5} aria-busy={isOutdated} sx={{ opacity: isOutdated ? 0.6 : 1 }}>
      <Own items={data.items.slice(0, data.own)} words={words} />
      {found.slice(0, drawnAtFirst).map(draw)}
      {found.length > drawnAtFirst && (
        <DrawnNext height={estimatedHeight * (found.length - drawnAtFirst)}>
          {found.slice(drawnAtFirst).map(draw)}
        </DrawnNext>
      )}
    </Stack>
  )
})

/** What is not published: one's drafts, and folios of one's own or shared with one. */
function Own({ items, words }: { items: ContentSummary[]; words: string[] }) {
  const t = useContentMessages()
  if (items.length === 0) return null
  return (
    <Box component="section" aria-labelledby="own-results" sx={{ pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography id="own-results" variant="h2" sx={{ mb: 1.5, typography: 'subtitle2', color: 'text.secondary' }}>
        {t('yours')}
      </Typography>
      <Stack spacing={1.5}>
        {items.map((item) => (
          <ContentCard key={item.contentItemId} content={item} words={words} />
        ))}
      </Stack>
    </Box>
  )
}

const tellingWordsOf = (term: string) => wordsIn(term.toLowerCase()).filter((word) => word.length > 2)
