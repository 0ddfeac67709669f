import type { FollowSummary } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { attachmentUrl } from '../../../domain/attachment-url.ts'
import { useFirstRunMessages } from '../../../domain/first-run/messages.ts'
import { StepCard } from '../../../domain/first-run/StepCard.tsx'
import { paths } from '../../../domain/paths.ts'
import { useListNames } from '../../../lib/list-names.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { useSuggestions } from '../api.ts'
import { FollowButton } from '../FollowButton.tsx'
import { useAnswer } from './answer.ts'

/** Colleagues, and below them what the page adds: folios. */
export function FollowStep({ userId, folios }: { userId: string; folios: ReactNode }) {
  const t = useFirstRunMessages()
  const suggestions = useSuggestions()
  const { answer, isSaving } = useAnswer(userId)
  if (suggestions.isPending) return null
  const people = suggestions.data?.people ?? []
  return (
    <StepCard
      step={2}
      title={t('followTitle')}
      text={t('followText')}
      actions={
        <Button
          variant="contained"
          color="neutral"
          loading={isSaving}
          onClick={() => void answer({ firstRunStep: 'Digest' })}
        >
          {t('goOn')}
        </Button>
      }
    >
      {people.length === 0 ? (
        <Typography>
          {t.rich('nobodyToFollow', { link: (words) => <Link href={paths.doctorSearch}>{words}</Link> })}
        </Typography>
      ) : (
        <Box component="ul" aria-label={t('colleagues')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {people.map((person) => (
            <Colleague key={person.userId} person={person} />
          ))}
        </Box>
      )}
      {folios}
    </StepCard>
  )
}

function Colleague({ person }: { person: FollowSummary }) {
  const { nameOf } = useListNames()
  const name = `${person.firstName} ${person.lastName}`
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1 }}>
      <Avatar name={name} src={attachmentUrl(person.profilePictureAttachmentId, 'small')} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link href={paths.profile(person.userId)} color="textPrimary" sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        {person.specialty && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {nameOf(person.specialty)}
          </Typography>
        )}
      </Box>
      <FollowButton userId={person.userId} name={name} isFollowed={person.isFollowed} isQuiet />
    </Box>
  )
}
