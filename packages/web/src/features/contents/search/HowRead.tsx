import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { paths } from '../../../domain/paths.ts'
import { useContentMessages } from '../messages.ts'

interface HowReadProps {
  searchTerm: string
  didYouMean: string
  correctedTo: string
  alsoSearched: string[]
  translated: string[]
  expanded: string[]
}

/** Where the results are not for what was typed: what they are for, and the way back. */
export function HowRead(props: HowReadProps) {
  const { searchTerm, didYouMean, correctedTo, alsoSearched, translated, expanded } = props
  const t = useContentMessages()
  if (!didYouMean && !correctedTo && alsoSearched.length + translated.length + expanded.length === 0) return null
  const isOtherTerm = correctedTo !== '' || alsoSearched.length > 0
  return (
    <Stack spacing={0.5} sx={{ mb: 2 }}>
      {isOtherTerm && (
        <Typography>
          {t.rich(whatIsShown(correctedTo, alsoSearched), {
            term: correctedTo,
            words: alsoSearched.join(', '),
            typed: searchTerm,
            word: (words) => <Word>{words}</Word>,
            link: (words) => <Link href={paths.contentsAsTyped(searchTerm)}>{words}</Link>,
          })}
        </Typography>
      )}
      {expanded.length > 0 && (
        <Typography>
          {/* The sentence above has led back already. */}
          {t.rich(isOtherTerm ? 'alsoSearched' : 'alsoSearchedFor', {
            words: expanded.join(', '),
            typed: searchTerm,
            word: (words) => <Word>{words}</Word>,
            link: (words) => <Link href={paths.contentsAsTyped(searchTerm)}>{words}</Link>,
          })}
        </Typography>
      )}
      {translated.length > 0 && (
        <Typography>
          {t.rich('searchedInEnglish', {
            words: translated.join(', '),
            word: (words) => <Word>{words}</Word>,
          })}
        </Typography>
      )}
      {didYouMean && (
        <Typography>
          {t.rich('didYouMean', {
            term: didYouMean,
            link: (words) => <Link href={paths.contents(didYouMean)}>{words}</Link>,
          })}
        </Typography>
      )}
    </Stack>
  )
}

function whatIsShown(correctedTo: string, alsoSearched: string[]) {
  if (!correctedTo) return 'showingForBeginning'
  return alsoSearched.length > 0 ? 'showingForBoth' : 'showingFor'
}

const Word = ({ children }: { children: ReactNode }) => (
  <Box component="strong" sx={{ fontWeight: 600 }}>
    {children}
  </Box>
)
