import type { AreaOfInterest } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { paths } from '../../domain/paths.ts'
import { useRoles } from '../../domain/roles.ts'
import { explain } from '../../lib/api-error.ts'
import { useListNames } from '../../lib/list-names.ts'
import { showError } from '../../ui/notice.ts'
import { useAreasOfInterest, useSaveProfile } from './api.ts'
import { useMyProfile } from './me.ts'
import { useProfileMessages } from './messages.ts'

/** Asks a professional once, after their first login, which areas Discover should lead with. */
export function AskForAreas() {
  const { isDoctor } = useRoles()
  const profile = useMyProfile()
  const isDue = isDoctor && profile.data !== undefined && !profile.data.hasChosenAreas
  const areas = useAreasOfInterest({ enabled: isDue })
  if (!isDue || !profile.data || !areas.data) return null
  const headings = areas.data.filter(({ parentArea }) => parentArea === null)
  return <Question userId={profile.data.userId} choices={headings} />
}

function Question({ userId, choices }: { userId: string; choices: AreaOfInterest[] }) {
  const t = useProfileMessages()
  const { titleOf, inOrder } = useListNames()
  const save = useSaveProfile(userId)
  const [chosenIds, setChosenIds] = useState<number[]>([])
  const [isSaving, setSaving] = useState(false)
  const toggle = (id: number) =>
    setChosenIds(chosenIds.includes(id) ? chosenIds.filter((each) => each !== id) : [...chosenIds, id])

  async function answer(areasOfInterestIds: number[]) {
    setSaving(true)
    try {
      await save({ areasOfInterestIds })
    } catch (error) {
      showError(explain(error))
      setSaving(false)
    }
  }

  return (
    <Box
      component="section"
      aria-labelledby="ask-for-areas"
      sx={{ p: 2, mb: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography id="ask-for-areas" variant="h3" component="h2">
        {t('chooseAreas')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t.rich('chooseAreasText', { link: (words) => <Link href={paths.profile()}>{words}</Link> })}
      </Typography>
      <Box
        role="group"
        aria-labelledby="ask-for-areas"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          maxHeight: { xs: 280, sm: 'none' },
          overflowY: 'auto',
          p: 0.25,
        }}
      >
        {inOrder(choices, titleOf).map(({ id, titles }) => (
          <Chip
            key={id}
            label={titleOf({ titles })}
            clickable
            aria-pressed={chosenIds.includes(id)}
            variant={chosenIds.includes(id) ? 'filled' : 'outlined'}
            onClick={() => toggle(id)}
            sx={{ height: 40 }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button
          variant="contained"
          disabled={chosenIds.length === 0}
          loading={isSaving}
          onClick={() => void answer(chosenIds)}
        >
          {t('saveAreas')}
        </Button>
        <Button variant="contained" color="neutral" disabled={isSaving} onClick={() => void answer([])}>
          {t('skip')}
        </Button>
      </Box>
    </Box>
  )
}
