import { useUiMessages } from '../messages.ts'
import type { Conflict, ConflictAnswer } from './ask-conflict.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import { Dialog } from './dialog.tsx'

export function ConflictDialog({
  mine,
  theirs,
  answer,
}: Conflict & { answer: (chosen: ConflictAnswer | undefined) => void }) {
  const t = useUiMessages()
  return (
    <Dialog title={t('conflictTitle')} width={800} onClose={() => answer(undefined)}>
      <ConflictChoice mine={mine} theirs={theirs} onChoose={answer} />
    </Dialog>
  )
}
