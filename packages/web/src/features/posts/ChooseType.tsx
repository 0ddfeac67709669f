import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { paths } from '../../domain/paths.ts'
import { ArticleIcon, LinkIcon } from '../../ui/icons/icons.tsx'
import { usePostMessages } from './messages.ts'
import type { ComposerType } from './post-fields.ts'

const choices: { type: ComposerType; Icon: typeof LinkIcon }[] = [
  { type: 'UserArticle', Icon: ArticleIcon },
  { type: 'UserExternalLink', Icon: LinkIcon },
]

export function ChooseType() {
  const t = usePostMessages()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, maxWidth: 760 }}>
      {choices.map(({ type, Icon }) => (
        <Card key={type}>
          <CardActionArea href={paths.createContent(type)} sx={{ p: 3, height: '100%' }}>
            <Box sx={{ color: 'primary.main', mb: 1.5 }}>
              <Icon size={32} />
            </Box>
            <Typography variant="h2" sx={{ mb: 0.5 }}>
              {t(`newHeadings.${type}`)}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{t(`choices.${type}`)}</Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}
