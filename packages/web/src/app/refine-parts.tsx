import { loadMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { refineMessages } from './languages/catalogues.ts'

/** What narrows a search, loaded with its words when results are first shown. */
export const RefinePanel = onDemand(async () => {
  const [part] = await Promise.all([
    import('../features/contents/search/refine/RefinePanel.tsx'),
    loadMessages(refineMessages),
  ])
  return part.RefinePanel
})

export const SearchHelp = onDemand(async () => {
  const [part] = await Promise.all([
    import('../features/contents/search/refine/SearchHelp.tsx'),
    loadMessages(refineMessages),
  ])
  return part.SearchHelp
})

export const PeopleFound = onDemand(async () => (await import('../features/profiles/PeopleFound.tsx')).PeopleFound)
