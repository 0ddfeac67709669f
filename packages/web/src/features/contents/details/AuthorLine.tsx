import type { Author, Content } from '@materia/contract'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths } from '../../../lib/paths.ts'

/** Whoever wrote a post with the person named above its title. */
export function AuthorLine({ authors, creator }: { authors: Author[]; creator: Content['creator'] }) {
  const others = authors.filter((author) => !creator || author.userId !== creator.userId)
  if (others.length === 0) return null
  return (
    <Typography sx={{ mb: 2, color: 'text.secondary' }}>
      {creator ? 'With' : 'By'}{' '}
      {others.map((author, index) => (
        <span key={author.userId ?? author.name}>
          {index > 0 && ', '}
          {author.userId ? <Link href={paths.profile(author.userId)}>{author.name}</Link> : author.name}
        </span>
      ))}
    </Typography>
  )
}
