import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { areSingleKeysOn, setSingleKeys } from '../../lib/typing.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { usePaletteMessages } from './messages.ts'

const command = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl'

const sections = [
  {
    name: 'everywhere',
    keys: [
      { does: 'palette', presses: [[command, 'K']] },
      { does: 'list', presses: [['?']] },
    ],
  },
  {
    name: 'cards',
    keys: [
      { does: 'next', presses: [['j']] },
      { does: 'previous', presses: [['k']] },
      { does: 'open', presses: [['Enter']] },
      { does: 'save', presses: [['s']] },
      { does: 'like', presses: [['l']] },
    ],
  },
  {
    name: 'search',
    keys: [
      { does: 'choose', presses: [['↓'], ['↑']] },
      { does: 'enter', presses: [['Enter']] },
      { does: 'close', presses: [['Esc']] },
    ],
  },
  {
    name: 'message',
    keys: [
      { does: 'send', presses: [['Enter']] },
      { does: 'line', presses: [['Shift', 'Enter']] },
    ],
  },
] as const

/** The keys that are no letters of what is typed. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const t = usePaletteMessages()
  return (
    <Dialog title={t('keys.title')} onClose={onClose} width={520}>
      {sections.map(({ name, keys }) => (
        <Box key={name} component="section" sx={{ mb: 2 }}>
          <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
            {t(`keys.${name}`)}
          </Typography>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
            {keys.map(({ does, presses }) => (
              <Box key={does} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}>
                <Box component="dt" sx={{ flex: '0 0 8.5rem' }}>
                  {presses.map((press, index) => (
                    <span key={press.join()}>
                      {index > 0 && ` ${t('keys.or')} `}
                      <Press keys={press} />
                    </span>
                  ))}
                </Box>
                <Box component="dd" sx={{ m: 0, flex: '1 1 8rem' }}>
                  {t(`keys.${does}`)}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <SingleKeys />
    </Dialog>
  )
}

function Press({ keys }: { keys: readonly string[] }) {
  const t = usePaletteMessages()
  const nameOf = (key: string) => (key === 'Enter' || key === 'Shift' || key === 'Esc' ? t(`keyNames.${key}`) : key)
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 && ' + '}
      <Box
        component="kbd"
        sx={{ px: 0.75, py: 0.25, border: 1, borderColor: 'divider', borderRadius: 0.5, fontFamily: 'inherit' }}
      >
        {nameOf(key)}
      </Box>
    </span>
  ))
}

function SingleKeys() {
  const t = usePaletteMessages()
  const [isOn, setOn] = useState(areSingleKeysOn)
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={isOn}
            onChange={(_, checked) => {
              setSingleKeys(checked)
              setOn(checked)
            }}
          />
        }
        label={t('keys.alone')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('keys.aloneHint')}
      </Typography>
    </>
  )
}
