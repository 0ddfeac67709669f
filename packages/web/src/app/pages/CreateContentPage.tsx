import { postKinds } from '@materia/contract'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { useRoles } from '../../domain/roles.ts'
import { AttachmentsField } from '../../features/attachments/AttachmentsField.tsx'
import { fileAddress, uploadFile } from '../../features/attachments/api.ts'
import { PictureField } from '../../features/attachments/PictureField.tsx'
import { ChooseType } from '../../features/posts/ChooseType.tsx'
import { newDraftId } from '../../features/posts/draft-buffer.ts'
import { usePostMessages } from '../../features/posts/messages.ts'
import { OpenPost } from '../../features/posts/OpenPost.tsx'
import { blankFields, type ComposerType } from '../../features/posts/post-fields.ts'
import type { ComposerSlots } from '../../features/posts/slots.ts'
import { aboutPerson, findPeople } from '../../features/profiles/find-people.ts'
import { useMe } from '../../features/users/me.ts'
import { useSession } from '../../lib/session.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Failed, Loading } from '../../ui/states.tsx'
import { usePageMessages } from './messages.ts'

/** How the composer keeps its files and finds colleagues. */
const slots: ComposerSlots = {
  findColleagues: async (name, signal) =>
    (await findPeople(name, signal)).map((person) => ({
      userId: person.userId,
      name: `${person.firstName} ${person.lastName}`,
      about: aboutPerson(person),
      status: 'Named',
    })),
  picture: (props) => <PictureField {...props} />,
  attachments: (props) => <AttachmentsField {...props} />,
  findReference: async (typed) => (await import('../../features/contents/details/citing.ts')).findReference(typed),
  images: { upload: async (file) => (await uploadFile(file, 'Image')).url },
  pictureAddress: fileAddress,
}

/** The address names the post from its first key on, so that a reload shows the same one. */
export function CreateContentPage() {
  const t = usePageMessages()
  const { contentItemType } = useParams()
  const [query] = useSearchParams()
  const { userId } = useSession()
  const type = postKinds.find((known) => known.toLowerCase() === contentItemType?.toLowerCase())
  const contentItemId = query.get('contentItemId')

  if (!type || !userId) {
    return (
      <>
        <PageTitle title={t('createContent')} />
        <ChooseType />
      </>
    )
  }
  if (!contentItemId) return <Navigate replace to={paths.createContent(type, newDraftId(userId, type))} />
  return <Desk key={contentItemId} type={type} userId={userId} contentItemId={contentItemId} />
}

function Desk({ type, userId, contentItemId }: { type: ComposerType; userId: string; contentItemId: string }) {
  const t = usePageMessages()
  const navigate = useNavigate()
  const words = usePostMessages()
  const { isVoiceOf } = useRoles()
  const me = useMe()
  if (me.isPending) return <Loading label={t('editor')} rows={1} />
  if (me.isLoadingError) return <Failed error={me.error} onRetry={me.refetch} />

  const name = `${me.data.firstName} ${me.data.lastName}`.trim()
  // An article is its writer's own; a link was written by somebody else.
  const isOwnWork = type === 'UserArticle' && !isVoiceOf
  return (
    <OpenPost
      type={type}
      userId={userId}
      contentItemId={contentItemId}
      initial={{
        ...blankFields(isOwnWork ? [{ userId, name }] : []),
        ...(isVoiceOf && { voiceOf: name, purpose: words('ownPurpose') }),
      }}
      slots={slots}
      onPublished={(id) => navigate(paths.content(id))}
      onBegunAnew={(id) => navigate(paths.createContent(type, id), { replace: true })}
    />
  )
}
