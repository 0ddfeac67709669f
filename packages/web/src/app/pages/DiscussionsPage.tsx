import { useSearchParams } from 'react-router'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { paths } from '../../domain/paths.ts'
import { ComposerFiles } from '../../features/attachments/ComposerFiles.tsx'
import { Discussions } from '../../features/chat/Discussions.tsx'
import type { ChatSlots } from '../../features/chat/slots.ts'
import { SharedContent } from '../../features/contents/SharedContent.tsx'
import { ContentSlotsProvider } from '../../features/contents/slots.tsx'
import { ReportButton } from '../../features/moderation/ReportButton.tsx'
import { LinkPreviewCard } from '../../features/posts/LinkPreviewCard.tsx'
import { aboutPerson, findPeople } from '../../features/profiles/find-people.ts'
import { useDocumentTitle } from '../../lib/document-title.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { contentSlots } from '../content-slots.tsx'
import { pageMessages, usePageMessages } from './messages.ts'

const pictureUrl = (attachmentId: string | null) => attachmentUrl(attachmentId, 'small') ?? null

const ReportDialog = onDemand(async () => (await import('../../features/moderation/ReportDialog.tsx')).ReportDialog)

const slots: ChatSlots = {
  SharedContent,
  LinkPreview: LinkPreviewCard,
  AttachFiles: ComposerFiles,
  ChoosePicture: onDemand(async () => (await import('../../features/attachments/PictureField.tsx')).PictureField),
  pictureUrl,
  ReportMessage: ({ messageId, onClose }) => (
    <ReportDialog subjectType="message" subjectId={messageId} onClose={onClose} />
  ),
  reportPicture: (attachmentId) => (
    <ReportButton
      subjectType="attachment"
      subjectId={attachmentId}
      icon={{ label: pageMessages()('reportRoomPicture'), size: 'small' }}
    />
  ),
  profilePath: paths.profile,
  findPeople: async (name, options) =>
    (await findPeople(name, undefined, options)).map((person) => ({
      userId: person.userId,
      name: `${person.firstName} ${person.lastName}`,
      detail: aboutPerson(person) || null,
      pictureUrl: pictureUrl(person.profilePictureAttachmentId),
    })),
}

const queryOf = (query: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])))

const sequenceIn = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

/** The chosen room stands in the address, and so does what is to be shared into it. */
export function DiscussionsPage() {
  useDocumentTitle(usePageMessages()('discussions'))
  const [search, setSearch] = useSearchParams()
  const shareId = search.get('share')
  return (
    <ContentSlotsProvider value={contentSlots}>
      <Discussions
        chatroomId={search.get('chatroomId')}
        shareId={shareId}
        atSequence={sequenceIn(search.get('message'))}
        onChoose={(chatroomId) => setSearch(queryOf({ chatroomId, share: shareId }))}
        onOpenMessage={({ chatroomId, sequence }) => setSearch({ chatroomId, message: String(sequence) })}
        onShared={() => setSearch(queryOf({ chatroomId: search.get('chatroomId') }), { replace: true })}
        slots={slots}
      />
    </ContentSlotsProvider>
  )
}
