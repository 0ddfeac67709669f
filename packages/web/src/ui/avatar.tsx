import MuiAvatar from '@mui/material/Avatar'

/** A person's or thing's picture, or the initials of its name. Decorative: the name stands beside it. */
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
  return (
    <MuiAvatar
      src={src ?? undefined}
      alt=""
      aria-hidden="true"
      variant={shape}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 600,
        bgcolor: 'neutral.main',
        color: 'neutral.contrastText',
      }}
    >
      {initialsOf(name)}
    </MuiAvatar>
  )
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
