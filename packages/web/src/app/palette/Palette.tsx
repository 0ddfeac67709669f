import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useFound } from './found.tsx'
import type { PaletteLine } from './lines.ts'
import { usePaletteMessages } from './messages.ts'
import { PaletteRow } from './PaletteRow.tsx'

/** One field that leads everywhere: screens, actions, folios, rooms, contents and people by their names. */
export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const t = usePaletteMessages()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const groups = useFound(typed, onKeys)
  const lines = groups.flatMap((group) => group.lines)
  const at = Math.max(
    0,
    lines.findIndex(({ key }) => key === chosen),
  )
  const active = lines[at]

  const select = (line: PaletteLine) => {
    onClose()
    line.onSelect?.()
    if (line.href) void navigate(line.href)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      // Where the focus goes next, the key has nothing to write.
      event.preventDefault()
      select(active)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    setChosen(lines[(at + step + lines.length) % lines.length]?.key)
  }

  return (
    <Dialog title={t('title')} onClose={onClose} width={600}>
      <TextField
        autoFocus
        label={t('field')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(undefined)
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            maxLength: 200,
            role: 'combobox',
            autoComplete: 'off',
            'aria-autocomplete': 'list',
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-activedescendant': active && `${id}-${active.key}`,
          },
        }}
      />
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label={t('found')}
        tabIndex={-1}
        sx={{ mt: 1, height: 'min(50vh, 26rem)', overflowY: 'auto' }}
      >
        {groups.map(({ name, lines: listed }) => (
          <Box key={name} role="group" aria-label={t(`groups.${name}`)}>
            <Box
              aria-hidden="true"
              sx={{ px: 1, pt: 1, typography: 'caption', fontWeight: 650, color: 'text.secondary' }}
            >
              {t(`groups.${name}`)}
            </Box>
            {listed.map((line) => (
              <PaletteRow
                key={line.key}
                id={`${id}-${line.key}`}
                line={line}
                isActive={line === active}
                onSelect={() => select(line)}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Dialog>
  )
}
