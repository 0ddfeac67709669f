import type { ContentSlots } from '../features/contents/slots.tsx'
import { SaveToFolioButton } from '../features/folios/SaveToFolioButton.tsx'
import { ReportButton } from '../features/moderation/ReportButton.tsx'

/** What the other features put on every card and details screen. */
export const contentSlots: ContentSlots = {
  save: ({ contentItemId, title, savedToFolioIds }, { isWide }) => (
    <SaveToFolioButton contentItemId={contentItemId} title={title} savedToFolioIds={savedToFolioIds} isWide={isWide} />
  ),
  more: ({ contentItemId, title }, { isWide }) => (
    <ReportButton
      subjectType="content"
      subjectId={contentItemId}
      icon={isWide ? undefined : { label: `Report: ${title}`, size: 'medium' }}
    />
  ),
  file: ({ id, name }) => (
    <ReportButton subjectType="attachment" subjectId={id} icon={{ label: `Report the file: ${name}`, size: 'small' }} />
  ),
}
