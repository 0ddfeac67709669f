import Box from '@mui/material/Box'
import { useContentMessages } from '../messages.ts'
import { SuggestionRow } from './SuggestionRow.tsx'
import type { SuggestedGroup, SuggestedLine } from './suggestion-groups.ts'

/** The lines of the list under their headings; `active` counts them through. */
export function SuggestionGroups({
  id,
  groups,
  active,
  onChoose,
}: {
  id: string
  groups: SuggestedGroup[]
  active: SuggestedLine | undefined
  onChoose: (line: SuggestedLine) => void
}) {
  const t = useContentMessages()
  const headingOf = (name: SuggestedGroup['name']) => {
    if (name === 'recent') return t('recentSuggestions')
    return name === 'people' ? t('suggestedPeople') : t(`kinds.${name}`)
  }
  return groups.map(({ name, lines }) => (
    <Box
      key={name}
      role="group"
      aria-label={headingOf(name)}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box aria-hidden="true" sx={{ px: 1.5, pt: 1, typography: 'caption', fontWeight: 650, color: 'text.secondary' }}>
        {headingOf(name)}
      </Box>
      {lines.map((line) => (
        <SuggestionRow
          key={line.key}
          id={`${id}-${line.key}`}
          line={line}
          isActive={line === active}
          onChoose={() => onChoose(line)}
        />
      ))}
    </Box>
  ))
}
