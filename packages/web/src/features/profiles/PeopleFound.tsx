import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { paths } from '../../domain/paths.ts'
import { VerifiedBadge } from '../../domain/VerifiedBadge.tsx'
import { hasRole, useSession } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { AcceptingChip } from './AcceptingChip.tsx'
import { aboutPerson, findAsked, maySearchPeople } from './find-people.ts'
import { useProfileMessages } from './messages.ts'

const shown = 4

/** Colleagues who are called, or practise, as the search says; nothing where nobody does. */
export function PeopleFound({ searchTerm }: { searchTerm: string }) {
  const t = useProfileMessages()
  const session = useSession()
  const isAllowed = hasRole(session, 'Doctor') || hasRole(session, 'Admin')
  const { data: people = [] } = useQuery({
    queryKey: ['people-found', searchTerm],
    queryFn: ({ signal }) => findAsked(searchTerm, signal),
    enabled: isAllowed && maySearchPeople(searchTerm),
    staleTime: 60_000,
  })
  if (people.length === 0) return null
  return (
    <Box component="section" aria-label={t('people')} sx={{ mb: 2 }}>
      <Typography sx={{ mb: 1, typography: 'subtitle2', color: 'text.secondary' }}>{t('people')}</Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {people.slice(0, shown).map((person) => (
          <Card key={person.userId} component="li" sx={{ p: 1.5, display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Avatar
              name={`${person.firstName} ${person.lastName}`}
              src={attachmentUrl(person.profilePictureAttachmentId, 'small')}
              size={40}
            />
            <Box sx={{ minWidth: 0 }}>
              <Link href={paths.profile(person.userId)} color="textPrimary" sx={{ fontWeight: 600 }}>
                {`${person.firstName} ${person.lastName}`}
              </Link>
              <VerifiedBadge userId={person.userId} />
              <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
                {aboutPerson(person)}
              </Typography>
              {person.isAcceptingNewPatients && <AcceptingChip />}
            </Box>
          </Card>
        ))}
      </Box>
    </Box>
  )
}
