import type { PostEntry } from '@materia/contract'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { paths } from '../../domain/paths.ts'
import { explain } from '../../lib/api-error.ts'
import { showError } from '../../ui/notice.ts'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { AuthorRequests } from './AuthorRequests.tsx'
import { useDeletePost, useOwnPosts, usePublishPost, useRestorePost } from './api.ts'
import { usePostMessages } from './messages.ts'
import { PostCards } from './PostCards.tsx'
import type { PostActions } from './PostMenu.tsx'
import { PostTable } from './PostTable.tsx'
import { PromotedDaysOnDemand } from './promoted/loaded.ts'

export type PostsTab = 'drafts' | 'published' | 'promoted' | 'days'

/** What one wrote; for a sponsor, what they promote. */
export function MyPosts({
  tab: chosen,
  onTab,
  isSponsor,
}: {
  /** Without one, drafts; and where there are none, what is published. */
  tab: PostsTab | undefined
  onTab: (tab: PostsTab) => void
  isSponsor: boolean
}) {
  const t = usePostMessages()
  const posts = useOwnPosts()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const [deleted, setDeleted] = useState<{ post: PostEntry; deleting: Promise<unknown> } | null>(null)
  const deletePost = useDeletePost()
  const restorePost = useRestorePost()
  const publishPost = usePublishPost()

  if (posts.isPending) return <Loading label={t('posts')} />
  if (posts.isLoadingError) return <Failed error={posts.error} onRetry={posts.refetch} />

  const drafts = posts.data.filter((post) => !post.isPublished)
  const published = posts.data.filter((post) => post.isPublished)
  const tab = chosen ?? (drafts.length === 0 && published.length > 0 ? 'published' : 'drafts')
  const shown = tab === 'drafts' ? drafts : published
  const tabs = isSponsor
    ? [
        { value: 'promoted' as const, label: t('promoted'), count: published.length },
        { value: 'days' as const, label: t('byDay') },
      ]
    : [
        { value: 'drafts' as const, label: t('drafts'), count: drafts.length },
        { value: 'published' as const, label: t('publishedTab'), count: published.length },
      ]
  const actions: PostActions | undefined = isSponsor
    ? undefined
    : {
        onPublish: (post) => publishPost.mutate(post, { onError: (error) => showError(explain(error)) }),
        onDelete: (post) => {
          const deleting = deletePost.mutateAsync({ params: { contentItemId: post.contentItemId } })
          setDeleted({ post, deleting })
          deleting.catch((error: unknown) => {
            setDeleted((shown) => (shown?.post === post ? null : shown))
            showError(explain(error))
          })
        },
      }
  const undo = ({ post, deleting }: NonNullable<typeof deleted>) => {
    setDeleted(null)
    // Sooner it might overtake the deletion; where that failed there is nothing to bring back.
    deleting.then(
      () =>
        restorePost.mutate(
          { params: { contentItemId: post.contentItemId } },
          { onError: (error) => showError(explain(error)) },
        ),
      () => undefined,
    )
  }
  const List = isWide ? PostTable : PostCards
  return (
    <>
      {deleted && (
        <UndoBar onUndo={() => undo(deleted)} onDismiss={() => setDeleted(null)}>
          {t('wasDeleted', { title: deleted.post.title || t('untitled') })}
        </UndoBar>
      )}
      <AuthorRequests />
      <Tabs label={t('posts')} value={tab} tabs={tabs} onChange={onTab}>
        {tab === 'days' && <PromotedDaysOnDemand />}
        {tab !== 'days' && shown.length === 0 && <NothingHere tab={tab} />}
        {tab !== 'days' && shown.length > 0 && <List posts={shown} actions={actions} />}
      </Tabs>
    </>
  )
}

function NothingHere({ tab }: { tab: PostsTab }) {
  const t = usePostMessages()
  if (tab === 'promoted') {
    const write = (
      <Button variant="contained" href={paths.contactUsAbout('BusinessInquiry')}>
        {t('writeToUs')}
      </Button>
    )
    return (
      <Empty title={t('nothingPromoted')} action={write}>
        {t('promotedHere')}
      </Empty>
    )
  }
  return tab === 'drafts' ? (
    <Empty title={t('noDrafts')}>{t('draftsHere')}</Empty>
  ) : (
    <Empty title={t('nothingPublished')}>{t('publishedHere')}</Empty>
  )
}
