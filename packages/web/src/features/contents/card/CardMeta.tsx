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
  'contentItemType' | 'source' | 'creator' | 'voiceOf' | 'publishedOn' | 'createdOn' | 'promotedBy'
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
        columnGap: 1,
        rowGap: 0.25,
        typography: 'caption',
        color: 'text.secondary',
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
      <From content={content} isFollowed={date !== null} />
      {date && <RelativeTime date={date} />}
      {content.promotedBy && (
        <Box
          component="span"
          sx={{ px: 0.75, borderRadius: 0.5, bgcolor: 'neutral.main', color: 'neutral.contrastText', fontWeight: 600 }}
        >
          {t('promotedBy', { name: content.promotedBy })}
        </Box>
      )}
    </Box>
  )
}

/** `isFollowed`: the dot before what follows stays on this line. */
function From({ content, isFollowed }: { content: Described; isFollowed: boolean }) {
  const from = fromOf(content)
  if (!from) return null
  const { creator } = content
  const dot = isFollowed && { '&::after': { content: '"·"', ml: creator ? 0.25 : 1 } }
  if (!creator)
    return (
      <Box component="span" sx={{ ...dot }}>
        {from}
      </Box>
    )
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0, ...dot }}>
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
