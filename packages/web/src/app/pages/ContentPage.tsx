import { useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { ContentDetails } from '../../features/contents/details/ContentDetails.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { FolioView } from '../../features/folios/FolioOnDemand.tsx'
import { FolioSlotsProvider } from '../../features/folios/slots.ts'
import { CommentsOnDemand } from '../CommentsOnDemand.tsx'
import { contentSlots } from '../content-slots.tsx'
import { deletedFolioState } from '../deleted-folio.ts'
import { folioSlots } from '../folio-slots.ts'

export function ContentPage() {
  const { contentItemId = '' } = useParams()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const versionId = search.get('version')
  return (
    <ContentSlotsProvider value={contentSlots}>
      <ContentDetails
        key={contentItemId}
        contentItemId={contentItemId}
        versionId={versionId}
        onVersion={(version) => setSearch(version ? { version } : {})}
        beneath={(content) => <CommentsOnDemand content={content} />}
        viewFor={(content) =>
          // The living folio is the current one; an older version is shown as it was.
          content.contentItemType === 'Folio' &&
          versionId === null && (
            <FolioSlotsProvider value={folioSlots}>
              <FolioView
                folioId={content.contentItemId}
                onDeleted={(folio) => void navigate(paths.folio, { state: deletedFolioState(folio) })}
                renderActions={(clipping) => contentSlots.save?.(clipping, { isWide: false })}
              />
            </FolioSlotsProvider>
          )
        }
      />
    </ContentSlotsProvider>
  )
}
