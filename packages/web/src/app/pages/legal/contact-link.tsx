import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { paths } from '../../../domain/paths.ts'

export const contactLink = (words: ReactNode) => (
  <Link href={paths.contactUs} underline="always">
    {words}
  </Link>
)
