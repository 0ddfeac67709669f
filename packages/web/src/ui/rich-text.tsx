import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'

/** How written text looks, where it is read and where it is written. */
export const richTextStyles: SxProps<Theme> = {
  maxWidth: '72ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  // The first of all; the page's styles are written while it is drawn, where `first-child` may be wrong.
  '& > :not(* ~ *)': { mt: 0 },
  '& h1, & h2': { typography: 'h2', mt: 4, mb: 1 },
  '& h3': { typography: 'h3', mt: 3, mb: 1 },
  '& h4': { typography: 'h4', mt: 2.5, mb: 0.5 },
  '& p': { my: 1.5 },
  '& ul, & ol': { my: 1.5, pl: 3.5 },
  '& li > p': { my: 0.5 },
  '& a': { color: 'info.main', textDecorationThickness: '1px', textUnderlineOffset: '2px' },
  '& blockquote': { mx: 0, my: 2, pl: 2, borderLeft: 3, borderColor: 'primary.main', color: 'text.secondary' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 1, my: 2 },
  '& figure': { mx: 0, my: 2 },
  '& figcaption': { typography: 'body2', color: 'text.secondary' },
  '& code': { fontSize: '0.9em', px: 0.5, borderRadius: 0.5, bgcolor: 'neutral.light' },
  '& pre': {
    p: 1.5,
    borderRadius: 1,
    overflowX: 'auto',
    bgcolor: 'neutral.light',
    '& code': { p: 0, bgcolor: 'transparent' },
  },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 3 },
  '& sup, & sub': { lineHeight: 0 },
  '& sup a': { textDecoration: 'none' },
  // A wide table scrolls by itself; the page does not, and no price is broken into two.
  '& table': {
    display: 'block',
    overflowX: 'auto',
    overflowWrap: 'break-word',
    maxWidth: '100%',
    borderCollapse: 'collapse',
    my: 2,
  },
  '& th, & td': {
    border: 1,
    borderColor: 'divider',
    px: 1.25,
    py: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
    minWidth: 64,
  },
  '& th': { bgcolor: 'neutral.light', fontWeight: 600 },
  '& th > p, & td > p': { my: 0 },
}

/** Shows HTML that has passed the server's allow-list or the editor's own; never anything else. */
export function RichText({ html }: { html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned before it is stored, and scripts cannot run under the page's policy
    <Box sx={richTextStyles} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
