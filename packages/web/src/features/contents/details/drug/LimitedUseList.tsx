import type { LimitedUse } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { TextLink } from '../../../../ui/text-link.tsx'
import { useItemPageMessages } from '../../page/messages.ts'

const shownAtFirst = 2

const formularyPage = 'https://www.formulary.health.gov.on.ca/formulary/'

/**
 * The criteria under which Ontario pays, in the words of its formulary, each with the code for the prescription; where the
 * extract that was read has none, the way to them.
 */
export function LimitedUseList({ criteria }: { criteria: LimitedUse[] }) {
  const t = useItemPageMessages()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || criteria.length <= shownAtFirst + 1 ? criteria : criteria.slice(0, shownAtFirst)
  return (
    <Box component="section" aria-labelledby="limited-use" sx={{ mt: 2 }}>
      <Typography id="limited-use" variant="h3" sx={{ mb: 1 }}>
        {t('limitedUseCriteria')}
      </Typography>
      {criteria.length === 0 && (
        <Typography variant="body2">
          {t.rich('limitedUseElsewhere', {
            link: (words) => (
              <TextLink href={formularyPage} target="_blank" rel="noopener noreferrer">
                {words}
              </TextLink>
            ),
          })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ code, text }) => (
          <Box
            component="li"
            key={`${code} ${text.slice(0, 60)}`}
            sx={{ mb: 1.5, pl: 1.5, borderLeft: 3, borderColor: 'divider', maxWidth: '72ch' }}
          >
            {code && (
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {t('limitedUseCode', { code })}
              </Typography>
            )}
            {/* The formulary is written in English alone. */}
            <Typography lang="en" variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      {shown.length < criteria.length && (
        <Button color="neutral" variant="contained" onClick={() => setWhole(true)}>
          {t('showAll', { count: criteria.length })}
        </Button>
      )}
    </Box>
  )
}
