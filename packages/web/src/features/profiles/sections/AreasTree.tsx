import type { AreaOfInterest } from '@materia/contract'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useListNames } from '../../../lib/list-names.ts'
import { ChevronDownIcon } from '../../../ui/icons/icons.tsx'
import { ChevronRightIcon } from '../../../ui/icons/screen-icons.tsx'
import { useProfileMessages } from '../messages.ts'
import { type Branch, branchesOf } from './areas.ts'

/** Topics under their headings; typing narrows to those that contain the words. */
export function AreasTree({
  areas,
  chosen,
  onChange,
}: {
  areas: AreaOfInterest[]
  chosen: ReadonlySet<number>
  onChange: (chosen: Set<number>) => void
}) {
  const t = useProfileMessages()
  const [typed, setTyped] = useState('')
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set())
  const { titleOf, inOrder } = useListNames()
  const branches = branchesOf(inOrder(areas, titleOf), typed)
  const toggled = (ids: ReadonlySet<number>, id: number) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    return next
  }
  const count = chosen.size === 0 ? t('noneChosen') : t('chosen', { count: chosen.size })
  const isNothingFound = typed.trim() !== '' && branches.length === 0
  return (
    <Box>
      <TextField label={t('findArea')} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
        {isNothingFound ? t('noSuchArea', { chosen: count }) : count}
      </Typography>
      <Box sx={{ maxHeight: 360, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Box component="ul" sx={{ m: 0, p: 1, listStyle: 'none' }}>
          {branches.map((branch) => (
            <BranchRow
              key={branch.area.id}
              branch={branch}
              isOpen={typed.trim() !== '' || openIds.has(branch.area.id)}
              chosen={chosen}
              onOpen={() => setOpenIds(toggled(openIds, branch.area.id))}
              onChoose={(id) => onChange(toggled(chosen, id))}
            />
          ))}
        </Box>
      </Box>
    </Box>
  )
}

function BranchRow({
  branch: { area, children },
  isOpen,
  chosen,
  onOpen,
  onChoose,
}: {
  branch: Branch
  isOpen: boolean
  chosen: ReadonlySet<number>
  onOpen: () => void
  onChoose: (id: number) => void
}) {
  const t = useProfileMessages()
  const { titleOf } = useListNames()
  const chosenBelow = children.filter(({ id }) => chosen.has(id)).length
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton
          aria-label={t(isOpen ? 'closeArea' : 'openArea', { title: titleOf(area) })}
          aria-expanded={isOpen}
          onClick={onOpen}
          sx={{ visibility: children.length === 0 ? 'hidden' : undefined }}
        >
          {isOpen ? <ChevronDownIcon size={18} /> : <ChevronRightIcon size={18} />}
        </IconButton>
        <AreaBox area={area} chosen={chosen} onChoose={onChoose} />
        {!isOpen && chosenBelow > 0 && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('below', { count: chosenBelow })}
          </Typography>
        )}
      </Box>
      {isOpen && children.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 7, listStyle: 'none' }}>
          {children.map((child) => (
            <li key={child.id}>
              <AreaBox area={child} chosen={chosen} onChoose={onChoose} />
            </li>
          ))}
        </Box>
      )}
    </li>
  )
}

function AreaBox({
  area,
  chosen,
  onChoose,
}: {
  area: AreaOfInterest
  chosen: ReadonlySet<number>
  onChoose: (id: number) => void
}) {
  const { titleOf } = useListNames()
  return (
    <FormControlLabel
      label={titleOf(area)}
      control={<Checkbox checked={chosen.has(area.id)} onChange={() => onChoose(area.id)} />}
    />
  )
}
