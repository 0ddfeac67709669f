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

/** Kind, who it is from, and when. */
export function CardMeta({ content }: { content: Described }) {
  const { colour, Icon } = kindLooks[content.contentItemType]
  const date = publishedOn(content)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 1, sm: 1.5 },
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
    </Box>
  )
}

/** Who pays, where somebody does: on a line of its own, as wide as there is room. */
export function PaidLine({ content: { promotedBy, disclosure } }: { content: Described }) {
  const t = useContentMessages()
  if (!promotedBy && !disclosure) return null
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.25,
        mt: 0.25,
        typography: 'caption',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {promotedBy && (
        <Box
          component="span"
          sx={{ px: 0.75, borderRadius: 0.5, bgcolor: 'neutral.main', color: 'neutral.contrastText', fontWeight: 600 }}
        >
          {t('promotedBy', { name: promotedBy })}
        </Box>
      )}
      {disclosure && (
        <span>
          {t(disclosure.purpose ? 'paidFor' : 'paidBy', {
            name: disclosure.paidBy,
            purpose: disclosure.purpose ?? '',
          })}
        </span>
      )}
    </Box>
  )
}

const afterDot = {
  position: 'relative',
  '&::before': { content: '"·"', position: 'absolute', left: { xs: '-6px', sm: '-8px' } },
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
