import { type Article, type Content, contentRoutes } from '@materia/contract'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Comments } from '../../features/comments/Comments.tsx'
import type { CommentSlots } from '../../features/comments/slots.ts'
import { ContentDetails } from '../../features/contents/details/ContentDetails.tsx'
import { DetailsLoading } from '../../features/contents/details/DetailsLoading.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { replyKey } from '../../lib/query.ts'
import { contentSlots } from '../content-slots.tsx'
import { DiscussButton } from '../DiscussButton.tsx'
import { DrugStyleSample } from './drug-style-sample.tsx'
import { sampleOf } from './style-sample.tsx'

/** What the page of every item is made of, drawn at build time for its styles as the first screens are. */
export function ItemStyleSample({ client }: { client: QueryClient }) {
  client.setQueryData(replyKey(contentRoutes.getContent, { params: { contentItemId } }), article satisfies Content)
  const related = { params: { contentItemId }, query: { count: 5 } }
  client.setQueryData(replyKey(contentRoutes.relatedContents, related), [sampleOf('Article', 1), sampleOf('Drug', 2)])
  return (
    <QueryClientProvider client={client}>
      <DetailsLoading />
      <ContentSlotsProvider value={contentSlots}>
        <ContentDetails
          contentItemId={contentItemId}
          versionId={null}
          onVersion={() => undefined}
          beneath={(content) => <Comments content={content} slots={commentSlots} />}
        />
        <DrugStyleSample client={client} />
      </ContentSlotsProvider>
    </QueryClientProvider>
  )
}

const contentItemId = 'sample-0'
const commentSlots: CommentSlots = {
  findPeople: async () => [],
  report: () => null,
  discuss: <DiscussButton contentItemId={contentItemId} />,
}
const reference = { contentItemId, contentItemType: 'DrugIngredient', title: '–' } as const
const article: Article = {
  ...sampleOf('Article', 0),
  contentItemType: 'Article',
  sourceContent: null,
  byline: '–',
  sourceUrl: 'https://example.org',
  source: { id: 1, name: '–', licence: '–', licenceUrl: 'https://example.org', regionId: null, region: null },
  content: null,
  sections: [{ label: '–', text: '–' }],
  author: '–',
  authors: [],
  journalTitle: '–',
  journalIssueDate: null,
  volume: null,
  issue: null,
  pages: null,
  isMednet: false,
  pmid: '1',
  doi: '1',
  mednetID: null,
  processingStatus: null,
  keywords: ['–'],
  meshHeadings: [],
  publicationTypes: [],
  language: null,
  dateCompleted: null,
  dateRevised: null,
  citationCount: 1,
  substances: [],
  drugs: [reference],
  noticeArticles: [],
}
