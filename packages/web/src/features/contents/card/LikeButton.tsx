import Button from '@mui/material/Button'
import { useFormats } from '../../../lib/language.ts'
import { HeartFilledIcon, HeartIcon } from '../../../ui/icons/icons.tsx'
import { type Liked, useLike } from '../likes.ts'
import { useContentMessages } from '../messages.ts'

export function LikeButton({ content, isWide = false }: { content: Liked; isWide?: boolean }) {
  const t = useContentMessages()
  const toggle = useLike(content)
  const { hasUserLikedContent: isLiked, likes } = content
  const count = useFormats().number(likes)
  const words = isWide ? `${t(isLiked ? 'liked' : 'like')} · ${count}` : count
  return (
    <Button
      variant={isWide ? 'contained' : 'text'}
      color={isWide ? 'neutral' : 'inherit'}
      aria-pressed={isLiked}
      aria-label={isWide ? `${words}: ${content.title}` : t('likeItem', { title: content.title, count: likes })}
      title={t(isLiked ? 'takeBackLike' : 'like')}
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
