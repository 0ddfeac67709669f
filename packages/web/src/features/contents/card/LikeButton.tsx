import Button from '@mui/material/Button'
import { HeartFilledIcon, HeartIcon } from '../../../ui/icons.tsx'
import { type Liked, useLike } from '../likes.ts'

export function LikeButton({ content, isWide = false }: { content: Liked; isWide?: boolean }) {
  const toggle = useLike(content)
  const { hasUserLikedContent: isLiked, likes } = content
  const count = likes.toLocaleString('en-CA')
  const words = isWide ? `${isLiked ? 'Liked' : 'Like'} · ${count}` : count
  return (
    <Button
      variant={isWide ? 'contained' : 'text'}
      color={isWide ? 'neutral' : 'inherit'}
      aria-pressed={isLiked}
      aria-label={
        isWide ? `${words}: ${content.title}` : `Like: ${content.title}, ${count} ${likes === 1 ? 'like' : 'likes'}`
      }
      title={isLiked ? 'Take back your like' : 'Like'}
      data-action="like"
      startIcon={isLiked ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
      onClick={() => void toggle()}
      sx={{
        minWidth: 56,
        ...(!isWide && { px: 1 }),
        '& .MuiButton-startIcon': { color: isLiked ? 'primary.main' : 'inherit', ...(!isWide && { ml: 0, mr: 0.75 }) },
      }}
    >
      {words}
    </Button>
  )
}
