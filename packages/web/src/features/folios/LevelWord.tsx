import type { ShareLevel } from '@materia/contract'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useFolioMessages } from './messages.ts'
import { shareLevelIcons } from './share-levels.tsx'

/** The share level as an icon and its word, with what it means on hover. */
export function LevelWord({ level }: { level: ShareLevel }) {
  const t = useFolioMessages()
  const Icon = shareLevelIcons[level]
  return (
    <Tooltip title={t(`meanings.${level}`)}>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
        <Icon size={16} />
        {t(`levels.${level}`)}
      </Box>
    </Tooltip>
  )
}
