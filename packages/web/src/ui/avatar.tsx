import { avatarClasses } from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { type CSSProperties, useState } from 'react'

/**
 * A person's or thing's picture, or the initials of its name. Decorative: the name stands beside it. Drawn here: the library's own loads every
 * picture twice and is drawn again for it.
 */
export function Avatar({
  name,
  src,
  size = 40,
  shape = 'circular',
}: {
  name: string
  src?: string | null
  size?: number
  shape?: 'circular' | 'rounded'
}) {
  const [failed, setFailed] = useState<string>()
  const hasPicture = Boolean(src) && src !== failed
  return (
    <Box
      className={avatarClasses.root}
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      sx={shape === 'rounded' ? rounded : circular}
    >
      {hasPicture ? (
        <img src={src ?? undefined} alt="" style={picture} onError={() => setFailed(src ?? undefined)} />
      ) : (
        initialsOf(name)
      )}
    </Box>
  )
}

const circular = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  lineHeight: 1,
  fontWeight: 600,
  borderRadius: '50%',
  overflow: 'hidden',
  userSelect: 'none',
  bgcolor: 'neutral.main',
  color: 'neutral.contrastText',
  '@media (forced-colors: active)': {
    '&:not(:has(img))': { boxSizing: 'border-box', border: '1px solid ButtonBorder' },
  },
} as const
const rounded = { ...circular, borderRadius: 1 } as const
const picture: CSSProperties = { width: '100%', height: '100%', objectFit: 'cover' }

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
