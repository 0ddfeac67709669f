import { moderationRoutes, type PatientDataSign, type PatientDataWarning } from '@materia/contract'
import { useRef, useState } from 'react'
import { call } from '../../lib/client.ts'
import { type LoadMessages, withMessages } from '../../lib/language.ts'
import { onDemand } from '../../ui/on-demand.tsx'

/** The words come with the first warning. */
export const patientDataMessages: LoadMessages = async (language) => ({
  patientData: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

const PatientDataDialog = onDemand(async () => {
  const part = await withMessages(import('./PatientDataDialog.tsx'), patientDataMessages)
  return part.PatientDataDialog
})

interface Asked {
  signs: PatientDataSign[]
  proceed: () => void
}

/**
 * Looks at what somebody is about to send: `guard` goes on at once where nothing looks like patient data, and otherwise
 * asks with `dialog`. Asked once more while it looks, it does nothing: a second press is no second message. No program here sees what a
 * picture shows: the sender is asked about each. Where the rules cannot be loaded, as without a connection, nothing is held back.
 */
export function usePatientDataGuard(source: PatientDataWarning['source']) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const isLooking = useRef(false)
  const guard = async (text: string, proceed: () => void, pictures: string[] = []): Promise<void> => {
    if (isLooking.current) return
    isLooking.current = true
    const found = await signsIn(text)
    isLooking.current = false
    const signs = [...found, ...[...new Set(pictures)].map(pictureSign)]
    if (signs.length === 0) proceed()
    else setAsked({ signs, proceed })
  }
  const decide = (decision: PatientDataWarning['decision']) => {
    if (!asked) return
    recordWarning({ source, kinds: [...new Set(asked.signs.map(({ kind }) => kind))], decision })
    setAsked(null)
    if (decision === 'Sent') asked.proceed()
  }
  return { guard, dialog: asked && <PatientDataDialog signs={asked.signs} onDecide={decide} /> }
}

/** Pictures were sent under a reminder that stood beside them. */
export const recordPicturesSent = (source: PatientDataWarning['source']): void =>
  recordWarning({ source, kinds: ['Picture'], decision: 'Sent' })

const recordWarning = (body: PatientDataWarning): void =>
  void call(moderationRoutes.recordPatientDataWarning, { body }).catch(() => undefined)

const pictureSign = (name: string): PatientDataSign => ({ kind: 'Picture', text: name })

async function signsIn(text: string): Promise<PatientDataSign[]> {
  try {
    return (await import('@materia/contract/patient-data.ts')).findPatientData(text)
  } catch {
    return []
  }
}
