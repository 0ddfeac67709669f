import type { Suggestion } from '@materia/contract'
import Box from '@mui/material/Box'
import { contentLang } from '../../../domain/content-language.ts'
import { kindLooks, kindWord } from '../../../domain/kind-looks.tsx'
import { ClockIcon, UserIcon } from '../../../ui/icons/icons.tsx'
import { OptionRow } from '../../../ui/option-row.tsx'
import { useContentMessages } from '../messages.ts'
import type { SuggestedLine, SuggestedPerson } from './suggestion-groups.ts'

const grounds = { active: 'action.selected', hover: 'action.hover' }

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
  return (
    <OptionRow
      id={id}
      isActive={isActive}
      onSelect={onChoose}
      grounds={grounds}
      sx={{ px: 1.5, color: 'text.primary' }}
    >
      {'title' in shows ? <ContentLine suggestion={shows} /> : <PersonLine person={shows} />}
    </OptionRow>
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
