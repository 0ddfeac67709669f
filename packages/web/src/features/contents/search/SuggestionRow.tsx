import type { Suggestion } from '@materia/contract'
import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { contentLang } from '../../../domain/content-language.ts'
import { kindLooks, kindWord } from '../../../domain/kind-looks.tsx'
import { ClockIcon, UserIcon } from '../../../ui/icons.tsx'
import { useContentMessages } from '../messages.ts'
import type { SuggestedLine, SuggestedPerson } from './suggestion-groups.ts'

export function SuggestionRow({
  id,
  line: { shows },
  isActive,
  onChoose,
}: {
  id: string
  line: SuggestedLine
  isActive: boolean
  onChoose: () => void
}) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Box
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      // Before the box loses its focus and the list with it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        px: 1.5,
        py: 0.5,
        cursor: 'pointer',
        color: 'text.primary',
        bgcolor: isActive ? 'action.selected' : undefined,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {'title' in shows ? <ContentLine suggestion={shows} /> : <PersonLine person={shows} />}
    </Box>
  )
}

function ContentLine({ suggestion }: { suggestion: Suggestion }) {
  const t = useContentMessages()
  const { Icon, colour } = kindLooks[suggestion.contentItemType]
  const kind = kindWord(suggestion.contentItemType)
  return (
    <>
      <Icon size={18} colour={colour} />
      <Box
        component="span"
        lang={contentLang(suggestion.contentItemType)}
        sx={{ flex: 1, minWidth: 0, typography: 'body2' }}
      >
        {suggestion.title}
      </Box>
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'caption', color: 'text.secondary' }}
      >
        {suggestion.isRecent && <ClockIcon size={14} label={t('openedLately')} />}
        {suggestion.isFuzzy ? t('similar', { kind }) : kind}
      </Box>
    </>
  )
}

const PersonLine = ({ person }: { person: SuggestedPerson }) => (
  <>
    <UserIcon size={18} />
    <Box component="span" sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
      {person.name}
    </Box>
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {person.about}
    </Box>
  </>
)
