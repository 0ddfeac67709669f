import type { Author } from '@materia/contract'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { paths } from '../../../lib/paths.ts'

export function AuthorLine({ authors }: { authors: Author[] }) {
  if (authors.length === 0) return null
  return (
    <Typography sx={{ mb: 2, color: 'text.secondary' }}>
      By{' '}
      {authors.map((author, index) => (
        <span key={author.userId ?? author.name}>
          {index > 0 && ', '}
          {author.userId ? <Link href={paths.profile(author.userId)}>{author.name}</Link> : author.name}
        </span>
      ))}
    </Typography>
  )
}
