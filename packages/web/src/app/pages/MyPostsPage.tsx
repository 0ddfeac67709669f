import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { useRoles } from '../../domain/roles.ts'
import { MyPosts, type PostsTab } from '../../features/posts/MyPosts.tsx'
import { PlusIcon } from '../../ui/icons/icons.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { HiddenOfMine } from '../hidden-parts.tsx'
import { usePageMessages } from './messages.ts'

export function MyPostsPage() {
  const t = usePageMessages()
  const [query, setQuery] = useSearchParams()
  const { isSponsor, isDoctor, isAdmin, isVoiceOf } = useRoles()
  const mayWrite = isDoctor || isAdmin || isVoiceOf
  return (
    <>
      <PageTitle
        title={t(isSponsor ? 'promotedContent' : 'myPosts')}
        actions={
          mayWrite && (
            <Button variant="contained" startIcon={<PlusIcon size={18} />} href={paths.createContent()}>
              {t('createContent')}
            </Button>
          )
        }
      />
      <MyPosts
        tab={tabOf(query.get('tab'), isSponsor)}
        onTab={(tab) => setQuery({ tab }, { replace: true })}
        isSponsor={isSponsor}
      />
      {mayWrite && <HiddenOfMine />}
    </>
  )
}

function tabOf(named: string | null, isSponsor: boolean): PostsTab | undefined {
  if (isSponsor) return named === 'days' ? 'days' : 'promoted'
  return named === 'published' || named === 'drafts' ? named : undefined
}
