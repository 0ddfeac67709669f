import { useRoles } from '../domain/roles.ts'
import { useMyProfile } from '../features/profiles/me.ts'
import { withMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { peopleMessages } from './languages/catalogues.ts'
import { firstRunMessages } from './languages/first-run.ts'
import { newsMessages } from './languages/news.ts'

const FirstRun = onDemand(async () => {
  const part = await withMessages(import('./FirstRun.tsx'), firstRunMessages, newsMessages, peopleMessages)
  return part.FirstRun
})

/** Loaded for professionals who have not been asked everything yet. */
export function FirstRunIfDue() {
  const { isDoctor } = useRoles()
  const { data: profile } = useMyProfile()
  if (!isDoctor || !profile || (profile.hasChosenAreas && profile.firstRunStep === null)) return null
  return <FirstRun profile={profile} />
}
