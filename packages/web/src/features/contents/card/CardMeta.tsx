import type { ContentSummary } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { attachmentUrl } from '../../../domain/attachment-url.ts'
import { fromOf } from '../../../domain/from.ts'
import { kindLooks, kindWord } from '../../../domain/kind-looks.tsx'
import { paths } from '../../../domain/paths.ts'
import { publishedOn } from '../../../domain/published-on.ts'
import { VerifiedBadge } from '../../../domain/VerifiedBadge.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { useContentMessages } from '../messages.ts'

type Described = Pick<
  ContentSummary,
  'contentItemType' | 'source' | 'creator' | 'voiceOf' | 'publishedOn' | 'createdOn' | 'promotedBy' | 'disclosure'
>

/** Kind, who it is from, when, and who pays where somebody does. */
export function CardMeta({ content }: { content: Described }) {
  const t = useContentMessages()
  const { colour, Icon } = kindLooks[content.contentItemType]
  const date = publishedOn(content)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.25,
        typography: 'caption',
        color: 'text.secondary',
        // The dot before what begins a line lies outside and is not seen; room is left for the focus ring.
        overflowX: 'clip',
        mx: -0.5,
        px: 0.5,
      }}
    >
      <Box
        component="span"
        style={{ color: colour }}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 650 }}
      >
        <Icon size={16} />
        {kindWord(content.contentItemType)}
      </Box>
      <From content={content} />
      {date && (
        <Box component="span" sx={fromOf(content) ? afterDot : undefined}>
          <RelativeTime date={date} />
        </Box>
      )}
      {content.promotedBy && (
        <Box
          component="span"
          sx={{ px: 0.75, borderRadius: 0.5, bgcolor: 'neutral.main', color: 'neutral.contrastText', fontWeight: 600 }}
        >
          {t('promotedBy', { name: content.promotedBy })}
        </Box>
      )}
      {content.disclosure && (
        <Box component="span" sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
          {t(content.disclosure.purpose ? 'paidFor' : 'paidBy', {
            name: content.disclosure.paidBy,
            purpose: content.disclosure.purpose ?? '',
          })}
        </Box>
      )}
    </Box>
  )
}

const afterDot = {
  position: 'relative',
  '&::before': { content: '"·"', position: 'absolute', left: '-8px' },
} as const

function From({ content }: { content: Described }) {
  const from = fromOf(content)
  if (!from) return null
  const { creator } = content
  if (!creator) return <span>{from}</span>
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <Avatar
        name={content.voiceOf ?? from}
        src={attachmentUrl(creator.profilePictureAttachmentId, 'small')}
        size={20}
      />
      <Link href={paths.profile(creator.userId)} color="inherit">
        {from}
      </Link>
      {!content.voiceOf && <VerifiedBadge userId={creator.userId} />}
    </Box>
  )
}
