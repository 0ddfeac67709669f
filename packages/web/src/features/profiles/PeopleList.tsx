import type { FollowSummary } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { paths } from '../../domain/paths.ts'
import { VerifiedBadge } from '../../domain/VerifiedBadge.tsx'
import { useListNames } from '../../lib/list-names.ts'
import { useSession } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { usePeople } from './api.ts'
import { FollowButton } from './FollowButton.tsx'
import { useProfileMessages } from './messages.ts'
import { ProfessionBadge } from './profession.tsx'

/** The people somebody follows, or who follow them. */
export function PeopleList({
  side,
  userId,
  empty,
}: {
  side: 'following' | 'followers'
  userId: string
  empty: ReactNode
}) {
  const t = useProfileMessages()
  const list = usePeople(side, userId)
  if (list.isPending) return <Loading label={t('people')} />
  if (list.isLoadingError) return <Failed error={list.error} onRetry={list.refetch} />
  const people = list.data.pages.flatMap((page) => page.people)
  if (people.length === 0) return <Empty>{empty}</Empty>

  return (
    <Stack spacing={1.5} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {people.map((person) => (
        <PersonRow key={person.userId} person={person} />
      ))}
      {list.isFetchNextPageError && (
        <li>
          <Failed error={list.error} title={t('nextNotLoaded')} onRetry={list.fetchNextPage} />
        </li>
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Box component="li" sx={{ textAlign: 'center' }}>
          <Button
            color="neutral"
            variant="contained"
            loading={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            {t('showMore')}
          </Button>
        </Box>
      )}
    </Stack>
  )
}

function PersonRow({ person }: { person: FollowSummary }) {
  const { nameOf } = useListNames()
  const { userId: ownId } = useSession()
  const name = `${person.firstName} ${person.lastName}`
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Avatar name={name} src={attachmentUrl(person.profilePictureAttachmentId, 'small')} size={48} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Link href={paths.profile(person.userId)} color="textPrimary" sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <VerifiedBadge userId={person.userId} />
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', color: 'text.secondary' }}>
          <ProfessionBadge userType={person.userType} />
          {person.specialty && <Typography variant="body2">{nameOf(person.specialty)}</Typography>}
        </Box>
        {person.bio && (
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {person.bio}
          </Typography>
        )}
      </Box>
      {person.userId !== ownId && (
        <FollowButton userId={person.userId} name={name} isFollowed={person.isFollowed} isQuiet />
      )}
    </Card>
  )
}
