import type { Content } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { publishedOn } from '../../../domain/published-on.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { useItemPageMessages } from '../page/messages.ts'

/** Where it comes from, its own address there, its date and its licence. */
export function SourceLine({ content }: { content: Content }) {
  const t = useItemPageMessages()
  const { source, sourceUrl, views } = content
  const date = publishedOn(content)
  return (
    <Box
      component="footer"
      sx={{ mt: 4, pt: 2, borderTop: 1, borderColor: 'divider', typography: 'body2', color: 'text.secondary' }}
    >
      {source && (
        <Typography variant="body2">
          {t.rich('sourceNamed', {
            name: () =>
              sourceUrl ? (
                <Link href={sourceUrl} target="_blank" rel="noopener noreferrer">
                  {source.name}
                </Link>
              ) : (
                source.name
              ),
          })}
          {date && (
            <>
              {' · '}
              <RelativeTime date={date} />
            </>
          )}
        </Typography>
      )}
      {source?.licence && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {source.licenceUrl ? (
            <Link href={source.licenceUrl} color="inherit" underline="always" target="_blank" rel="noopener noreferrer">
              {source.licence}
            </Link>
          ) : (
            source.licence
          )}
          .
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t('viewCount', { count: views })}
      </Typography>
    </Box>
  )
}
