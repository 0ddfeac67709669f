import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { paths } from '../../domain/paths.ts'
import { VerifiedBadge } from '../../domain/VerifiedBadge.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { AcceptingChip } from './AcceptingChip.tsx'
import { askedProfession } from './asked-profession.ts'
import { emptySearch, writeSearch } from './doctors/search-address.ts'
import { aboutPerson } from './find-people.ts'
import { useProfileMessages } from './messages.ts'
import { usePeopleFound } from './use-people-found.ts'

const shown = 4

/** Colleagues who are called, or practise, as the search says, and the way to all of that profession. */
export function PeopleFound({ searchTerm }: { searchTerm: string }) {
  const t = useProfileMessages()
  const { isAllowed, people } = usePeopleFound(searchTerm)
  const asked = isAllowed ? askedProfession(searchTerm) : undefined
  if (!people || (people.length === 0 && !asked)) return null
  return (
    <Box component="section" aria-label={t('people')} sx={{ mb: 2 }}>
      <Box sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography role="status" sx={{ typography: 'subtitle2', color: 'text.secondary' }}>
          {t('people')}
        </Typography>
        {asked && (
          <Link href={`${paths.doctorSearch}?${writeSearch({ ...emptySearch, ...asked })}`} variant="body2">
            {t('inDirectory')}
          </Link>
        )}
      </Box>
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
