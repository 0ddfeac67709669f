import {
  type Attachment,
  type ContentItemType,
  type ContentSummary,
  contentItemTypes,
  contentRoutes,
  type DoctorSearchResult,
  type Folio,
  laneCount,
  profileRoutes,
  safetyRoutes,
} from '@materia/contract'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ContentCard } from '../../features/contents/card/ContentCard.tsx'
import { Discover } from '../../features/contents/discover/Discover.tsx'
import { KindFilter } from '../../features/contents/discover/KindFilter.tsx'
import { Lanes } from '../../features/contents/discover/Lanes.tsx'
import { SearchResults } from '../../features/contents/search/SearchResults.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { FolioCard } from '../../features/folios/FolioCard.tsx'
import { DoctorCard } from '../../features/profiles/doctors/DoctorCard.tsx'
import { DoctorSearchForm } from '../../features/profiles/doctors/DoctorSearchForm.tsx'
import { readSearch } from '../../features/profiles/doctors/search-address.ts'
import { MyAreas } from '../../features/profiles/MyAreas.tsx'
import { SafetyLane } from '../../features/safety/SafetyLane.tsx'
import { NewSinceVisit } from '../../features/subscriptions/NewSinceVisit.tsx'
import { replyKey } from '../../lib/query.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { feedSlots } from '../feed-slots.tsx'
import { ApplicationFrame } from '../layouts/ApplicationLayout.tsx'
import { StartingUp } from '../layouts/StartingUp.tsx'

const nothing = () => undefined

/**
 * What the first screens are made of, in all its looks. It is drawn at build time for its styles alone, which then stand
 * in the page: making them in the browser takes a slow phone longer than drawing the cards.
 */
export function StyleSample({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <StartingUp />
      <ApplicationFrame>
        <Badge badgeContent={1} color="primary" />
        <Avatar name="First Last" size={32} />
        <Discover Areas={MyAreas} onTop={<OnTop />} Lane={SafetyLane} />
        <MyAreas look="chips" chosenId={1} onChoose={nothing} />
        <SafetyLane look="strip" />
        <KindFilter chosen={['drugs']} onChange={nothing} look="chips" />
        <KindFilter chosen={['drugs']} onChange={nothing} look="column" />
        <Lanes look="strip" />
        <Lanes look="column" />
        <ContentSlotsProvider value={feedSlots}>
          {samples.map((content) => (
            <ContentCard key={content.contentItemId} content={content} />
          ))}
          <SearchResults
            address={{
              searchTerm: 'a',
              kind: 'all',
              isRecent: false,
              asTyped: false,
              language: null,
              refinement: {},
              page: 1,
            }}
            onChange={nothing}
          />
        </ContentSlotsProvider>
        <Pagination page={1} count={3} size="large" />
        <FolioCard folio={sampleFolio} href="" shape="grid" />
        <FolioCard folio={sampleFolio} href="" shape="list" />
        <DoctorSearchForm search={readSearch(new URLSearchParams())} onSearch={nothing} onClear={nothing} />
        <DoctorCard doctor={sampleDoctor} isOwn={false} />
      </ApplicationFrame>
    </QueryClientProvider>
  )
}

/** As Discover's own page has it. */
const OnTop = () => (
  <Box sx={{ minHeight: 48 }}>
    <NewSinceVisit />
  </Box>
)

export function clientWithLanes(): QueryClient {
  const client = new QueryClient()
  const lane = { query: { count: laneCount } }
  client.setQueryData(replyKey(contentRoutes.trending, lane), samples)
  client.setQueryData(replyKey(contentRoutes.recentFollowed, lane), samples)
  client.setQueryData(replyKey(contentRoutes.newSinceVisit, {}), { items: samples })
  client.setQueryData(replyKey(profileRoutes.getProfile, { params: { userId: '' } }), { areasOfInterest: sampleAreas })
  const ofMine = replyKey(safetyRoutes.listNotices, {
    query: { mine: 'true', state: ['Active', 'Anticipated'], count: 3 },
  })
  client.setQueryData([...ofMine, 'page'], { rows: [], total: 1 })
  return client
}

const samplePicture: Attachment = {
  id: 'sample',
  attachmentId: 'sample',
  type: 'Image',
  attachmentBelongsTo: 'UserContentUpload',
  attachmenUrlLocation: 'BlobStorage',
  name: '',
  fileName: null,
  url: '',
  contentType: null,
  createdOn: '2026-01-01T00:00:00Z',
  sizeInBytes: null,
  width: null,
  height: null,
  altText: null,
}

export const sampleOf = (type: ContentItemType, nth: number): ContentSummary => ({
  contentItemId: `sample-${nth}`,
  versionId: `sample-${nth}`,
  slug: '',
  title: '–',
  summary: '–',
  byline: null,
  createdOn: '2026-01-01T00:00:00Z',
  publishedOn: '2026-01-01T00:00:00Z',
  contentItemType: type,
  attachments: [],
  images: [],
  featuredImage: nth === 0 ? samplePicture : null,
  promotedBy: nth === 0 ? 'Somebody' : null,
  promotedByUserId: null,
  voiceOf: null,
  disclosure: null,
  sourceUrl: null,
  source: null,
  likes: nth,
  commentCount: nth,
  commentsClosed: false,
  hasUserLikedContent: nth % 2 === 0,
  savedToFolioIds: nth % 2 === 0 ? ['sample'] : [],
  isRead: false,
  views: nth,
  creator: {
    userId: 'sample',
    firstName: 'First',
    lastName: 'Last',
    email: null,
    profilePictureAttachmentId: null,
  },
  areasOfInterest: [],
  supersededByContentItemVersionId: null,
  language: null,
  notices: [],
  noticeCounts: null,
  xmin: 0,
  attachmentId: null,
  factLine: 'Facts',
  statusWord: 'Status',
  externalLink: null,
  snippet: null,
})

const samples = contentItemTypes.map(sampleOf)
const sampleAreas = [
  { id: 1, titles: { en: '–', fr: '–' } },
  { id: 2, titles: { en: '–', fr: '–' } },
]
const sampleFolio: Folio = {
  ...sampleOf('Folio', 1),
  contentItemType: 'Folio',
  sourceContent: null,
  folioId: 'sample',
  shareLevel: 'Restricted',
  verifiedOnly: false,
  logoAttachmentId: null,
  logo: null,
  author: null,
  clippings: [],
  clippingsCount: 1,
  users: [],
}
const sampleDoctor: DoctorSearchResult = {
  id: 'sample',
  userId: 'sample',
  firstName: 'First',
  lastName: 'Last',
  location: 'Place',
  speciality: 'Specialty',
  subSpecialty: null,
  isAcceptingNewPatients: true,
  telephoneNumber: '4165550100',
  telephoneExtension: null,
  profilePictureAttachmentId: null,
  userType: 'Doctor',
  isFollowed: false,
  languagesOfPractice: [],
}
