import Box from '@mui/material/Box'
import { OptionRow } from '../../ui/option-row.tsx'
import type { PaletteLine } from './lines.ts'

const grounds = { active: 'neutral.main', hover: 'neutral.main' }

export function PaletteRow({
  id,
  line,
  isActive,
  onSelect,
}: {
  id: string
  line: PaletteLine
  isActive: boolean
  onSelect: () => void
}) {
  return (
    <OptionRow id={id} isActive={isActive} onSelect={onSelect} grounds={grounds} sx={{ px: 1, borderRadius: 1 }}>
      {line.icon}
      <Box component="span" lang={line.lang} sx={{ flex: 1, minWidth: 0 }}>
        {line.label}
      </Box>
      {line.about && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'right' }}>
          {line.about}
        </Box>
      )}
    </OptionRow>
  )
}
