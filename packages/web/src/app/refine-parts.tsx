import { withMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { peopleMessages, refineMessages } from './languages/catalogues.ts'

/** What narrows a search, loaded with its words when results are first shown. */
export const RefinePanel = onDemand(async () => {
  const part = await withMessages(import('../features/contents/search/refine/RefinePanel.tsx'), refineMessages)
  return part.RefinePanel
})

export const SearchHelp = onDemand(async () => {
  const part = await withMessages(import('../features/contents/search/refine/SearchHelp.tsx'), refineMessages)
  return part.SearchHelp
})

export const PeopleFound = onDemand(async () => {
  const part = await withMessages(import('../features/profiles/PeopleFound.tsx'), peopleMessages)
  return part.PeopleFound
})
