import Box, { type BoxProps } from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'

interface OptionRowProps {
  id: string
  isActive: boolean
  onSelect: () => void
  /** The ground of the one that is chosen, and of the one under the pointer. */
  grounds: { active: string; hover: string }
  sx?: BoxProps['sx']
  children: ReactNode
}

/** One line of a list below a field that keeps the focus; the one chosen by the keys stays in sight. */
export function OptionRow({ id, isActive, onSelect, grounds, sx, children }: OptionRowProps) {
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
      // Before the field loses its focus and the list with it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSelect}
      sx={[
        {
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minHeight: 44,
          py: 1,
          cursor: 'pointer',
          bgcolor: isActive ? grounds.active : undefined,
          '&:hover': { bgcolor: grounds.hover },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  )
}
