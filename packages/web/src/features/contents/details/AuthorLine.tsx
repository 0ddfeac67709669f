import { type Author, formerMember } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { shownName } from '../../../domain/names.ts'
import { paths } from '../../../domain/paths.ts'
import { VerifiedBadge } from '../../../domain/VerifiedBadge.tsx'
import { useItemPageMessages } from '../page/messages.ts'
import { type AuthoredPost, useContentSlots } from '../slots.tsx'

/** Whoever wrote a post with the person named above its title. */
export function AuthorLine({ post }: { post: AuthoredPost }) {
  const t = useItemPageMessages()
  const { authorship } = useContentSlots()
  const { creator, authors } = post
  // Who left is known by no account: their own name among the authors is that of whoever posted it.
  const hasLeft = creator !== null && `${creator.firstName} ${creator.lastName}` === formerMember
  const others = authors.filter(
    ({ userId, name }) => !creator || (userId !== creator.userId && !(hasLeft && name === formerMember)),
  )
  if (others.length === 0) return null
  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {t.rich(creator ? 'writtenWith' : 'writtenBy', {
          names: () =>
            others.map((author, index) => (
              <span key={author.userId ?? author.name}>
                {index > 0 && ', '}
                <AuthorName author={author} />
              </span>
            )),
        })}
      </Typography>
      {authorship?.(post)}
    </>
  )
}

/** A name that anybody could have typed says that no account stands behind it. */
function AuthorName({ author: { userId, name } }: { author: Author }) {
  const t = useItemPageMessages()
  if (userId)
    return (
      <>
        <Link href={paths.profile(userId)}>{name}</Link>
        <VerifiedBadge userId={userId} />
      </>
    )
  if (name === formerMember) return shownName(name)
  return (
    <>
      {name}{' '}
      <Box component="span" sx={{ typography: 'caption' }}>
        {t('notAMember')}
      </Box>
    </>
  )
}
