import type { ProfileView } from '@materia/contract'
import { DigestStep } from '../features/notifications/DigestStep.tsx'
import { AreasStep } from '../features/profiles/first-run/AreasStep.tsx'
import { useAnswer } from '../features/profiles/first-run/answer.ts'
import { FollowStep } from '../features/profiles/first-run/FollowStep.tsx'
import { FoliosToFollow } from '../features/subscriptions/FoliosToFollow.tsx'

/** What a first visit asks, one short step after the other; each can be skipped. */
export function FirstRun({ profile: { userId, hasChosenAreas, firstRunStep } }: { profile: ProfileView }) {
  const { answer } = useAnswer(userId)
  if (!hasChosenAreas) return <AreasStep userId={userId} />
  if (firstRunStep === 'Follow') return <FollowStep userId={userId} folios={<FoliosToFollow />} />
  const finish = async () => {
    await answer({ firstRunStep: null })
    window.scrollTo({ top: 0 })
  }
  return <DigestStep onDone={finish} />
}
