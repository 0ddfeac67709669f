import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { paths } from '../../lib/paths.ts'
import { ArticleIcon, LinkIcon } from '../../ui/icons.tsx'
import type { ComposerType } from './post-fields.ts'

const choices: { type: ComposerType; title: string; text: string; Icon: typeof LinkIcon }[] = [
  {
    type: 'UserArticle',
    title: 'Write an article',
    text: 'Your own text with pictures, tables and references. It begins as a draft that only you see.',
    Icon: ArticleIcon,
  },
  {
    type: 'UserExternalLink',
    title: 'Share a link',
    text: 'A paper, a talk or a post somewhere else, with your reason why it is worth the time.',
    Icon: LinkIcon,
  },
]

export function ChooseType() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, maxWidth: 760 }}>
      {choices.map(({ type, title, text, Icon }) => (
        <Card key={type}>
          <CardActionArea href={paths.createContent(type)} sx={{ p: 3, height: '100%' }}>
            <Box sx={{ color: 'primary.main', mb: 1.5 }}>
              <Icon size={32} />
            </Box>
            <Typography variant="h2" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}
