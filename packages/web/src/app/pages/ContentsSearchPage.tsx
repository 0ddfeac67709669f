import Box from '@mui/material/Box'
import { useSearchAddress } from '../../features/contents/search/address.ts'
import { followedSearch } from '../../features/contents/search/followed-search.ts'
import { countChosen } from '../../features/contents/search/refinement.ts'
import { SearchResults } from '../../features/contents/search/SearchResults.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { usePeopleCount } from '../../features/profiles/use-people-found.ts'
import { CommentsFound } from '../CommentsOnDemand.tsx'
import { contentSlots } from '../content-slots.tsx'
import { FollowThis } from '../news-parts.tsx'
import { PeopleFound, RefinePanel, SearchHelp } from '../refine-parts.tsx'

export function ContentsSearchPage() {
  const [address, setAddress] = useSearchAddress()
  return (
    <ContentSlotsProvider value={contentSlots}>
      <SearchResults
        address={address}
        onChange={setAddress}
        Refine={RefinePanel}
        Help={SearchHelp}
        People={PeopleFound}
        peopleCount={usePeopleCount(address.searchTerm)}
        foot={
          countChosen(address.refinement) === 0 && (
            <>
              <Box sx={{ mt: 2, textAlign: 'center' }}>
                <FollowThis target={followedSearch(address)} name={address.searchTerm} />
              </Box>
              <CommentsFound searchTerm={address.searchTerm} />
            </>
          )
        }
      />
    </ContentSlotsProvider>
  )
}
