import Box from '@mui/material/Box'

const prose = {
  lineHeight: 1.6,
  maxWidth: '72ch',
  '& > :first-of-type': { mt: 0 },
  '& p': { my: 1.5 },
  '& h1, & h2, & h3, & h4': { mt: 3, mb: 1, fontWeight: 650, lineHeight: 1.25 },
  '& h1, & h2': { fontSize: '1.25rem' },
  '& h3, & h4': { fontSize: '1.0625rem' },
  '& ul, & ol': { pl: 3, my: 1.5 },
  '& li': { my: 0.5 },
  '& a': { color: 'primary.main', fontWeight: 500 },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
  '& figure': { m: 0, my: 2 },
  '& figcaption': { typography: 'body2', color: 'text.secondary' },
  '& blockquote': { m: 0, my: 2, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
  '& pre': { overflowX: 'auto', p: 1.5, bgcolor: 'neutral.light', color: 'neutral.contrastText', borderRadius: 1 },
  '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto', maxWidth: '100%', my: 2 },
  '& td, & th': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'left', verticalAlign: 'top' },
}

/** Text that the server has cleaned by its allow-list, set for reading. */
export function CleanHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is stored that the server has not cleaned
  return <Box sx={prose} dangerouslySetInnerHTML={{ __html: html }} />
}
