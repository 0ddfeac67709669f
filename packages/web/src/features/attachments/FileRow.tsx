import type { AttachmentType } from '@materia/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { fileIcons } from '../../domain/file-icons.ts'

/** One file with what can be done about it. */
export function FileRow({
  type,
  name,
  detail,
  isFailed = false,
  actions,
  children,
}: {
  type: AttachmentType
  name: ReactNode
  detail?: string
  isFailed?: boolean
  actions?: ReactNode
  children?: ReactNode
}) {
  const Icon = fileIcons[type]
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ color: isFailed ? 'error.main' : 'text.secondary' }}>
        <Icon size={20} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="div" noWrap>
          {name}
        </Typography>
        {detail && (
          <Typography variant="caption" component="div" sx={{ color: isFailed ? 'error.main' : 'text.secondary' }}>
            {detail}
          </Typography>
        )}
        {children}
      </Box>
      {actions}
    </Box>
  )
}
