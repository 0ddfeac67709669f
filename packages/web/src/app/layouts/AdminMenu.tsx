import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ActionMenu } from '../../ui/dialogs/menu.tsx'
import { ChevronDownIcon } from '../../ui/icons/icons.tsx'
import { useAdminLinks } from './admin-links.ts'
import { useLayoutMessages } from './messages.ts'

export function AdminMenu() {
  const t = useLayoutMessages()
  const links = useAdminLinks()
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <ActionMenu label={t('admin')} entries={links}>
        {(trigger) => (
          <Button color="inherit" endIcon={<ChevronDownIcon size={18} />} {...trigger}>
            <Badge variant="dot" color="primary" invisible={links.every(({ waiting }) => !waiting)}>
              {t('admin')}
            </Badge>
          </Button>
        )}
      </ActionMenu>
    </Box>
  )
}
