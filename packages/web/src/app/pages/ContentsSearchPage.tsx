import { useSearchAddress } from '../../features/contents/search/address.ts'
import { SearchResults } from '../../features/contents/search/SearchResults.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { contentSlots } from '../content-slots.tsx'

export function ContentsSearchPage() {
  const [address, setAddress] = useSearchAddress()
  return (
    <ContentSlotsProvider value={contentSlots}>
      <SearchResults address={address} onChange={setAddress} />
    </ContentSlotsProvider>
  )
}
