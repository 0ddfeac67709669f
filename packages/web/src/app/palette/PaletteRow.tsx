import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { PaletteLine } from './lines.ts'

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
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Box
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSelect}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        px: 1,
        py: 0.5,
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: isActive ? 'neutral.main' : undefined,
        '&:hover': { bgcolor: 'neutral.main' },
      }}
    >
      {line.icon}
      <Box component="span" lang={line.lang} sx={{ flex: 1, minWidth: 0 }}>
        {line.label}
      </Box>
      {line.about && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'right' }}>
          {line.about}
        </Box>
      )}
    </Box>
  )
}
