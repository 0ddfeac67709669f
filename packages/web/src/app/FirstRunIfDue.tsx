import Box from '@mui/material/Box'
import { StepLoading } from '../domain/first-run/StepLoading.tsx'
import { useRoles } from '../domain/roles.ts'
import { useMyProfile } from '../features/profiles/me.ts'
import { withMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { peopleMessages } from './languages/catalogues.ts'
import { firstRunMessages } from './languages/first-run.ts'
import { newsMessages } from './languages/news.ts'

const FirstRun = onDemand(
  async () => {
    const part = await withMessages(import('./FirstRun.tsx'), firstRunMessages, newsMessages, peopleMessages)
    return part.FirstRun
  },
  <Box sx={{ mb: 1.5 }}>
    <StepLoading />
  </Box>,
)

const OrganisationFirstRun = onDemand(async () => {
  const { loadOrganisationStep } = await import('../features/profiles/organisation/loaded.ts')
  return withMessages(loadOrganisationStep(), firstRunMessages)
})

/** Loaded for professionals who have not been asked everything yet, and for an organisation that has not said what it is. */
export function FirstRunIfDue() {
  const { isDoctor } = useRoles()
  const { data: profile } = useMyProfile()
  if (!profile) return null
  const { organisation, hasChosenAreas, firstRunStep } = profile
  if (organisation?.kind === null && !hasChosenAreas) return <OrganisationFirstRun profile={profile} />
  if (!isDoctor || (hasChosenAreas && firstRunStep === null)) return null
  return <FirstRun profile={profile} />
}
