import Box from '@mui/material/Box'
import { onDemand } from '../../../ui/on-demand.tsx'

const forms = () => import('./forms.ts')
const meanwhile = <Box sx={{ minHeight: 120 }} />

/** Whoever reads a profile loads no form. */
export const BioFields = onDemand(async () => (await forms()).BioFields, meanwhile)
export const ContactFields = onDemand(async () => (await forms()).ContactFields, meanwhile)
export const PracticeFields = onDemand(async () => (await forms()).PracticeFields, meanwhile)
