import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { paths } from '../../../../domain/paths.ts'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { useRefineMessages } from './messages.ts'

const entries = [
  'author',
  'journal',
  'year',
  'company',
  'status',
  'in',
  'phase',
  'type',
  'form',
  'quotes',
  'minus',
] as const

/** What else a question can say: fields, quotes and minus, each with an example to try. */
export function SearchHelp() {
  const t = useRefineMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        color="neutral"
        variant="contained"
        aria-label={t('howToSearch')}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 40, minHeight: 40, px: 0 }}
      >
        ?
      </Button>
      {isOpen && (
        <Dialog title={t('howToSearch')} onClose={() => setOpen(false)} width={520}>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' }, columnGap: 2, rowGap: 1 }}
          >
            {entries.map((entry) => (
              <Example key={entry} example={t(`examples.${entry}`)} says={t(`says.${entry}`)} />
            ))}
          </Box>
        </Dialog>
      )}
    </>
  )
}

const Example = ({ example, says }: { example: string; says: string }) => (
  <>
    <Box component="dt">
      <Link href={paths.contents(example)} sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {example}
      </Link>
    </Box>
    <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
      {says}
    </Box>
  </>
)
