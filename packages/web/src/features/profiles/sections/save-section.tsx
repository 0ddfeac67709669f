import { type AreaOfInterest, type ProfileUpdate, type ProfileView, profileRoutes } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { replyKey } from '../../../lib/query.ts'
import { saveOrChoose } from '../../../ui/dialogs/save-or-choose.ts'
import { LabelledTexts } from '../../../ui/labelled-texts.tsx'
import { keepProfile, useSaveProfile } from '../api.ts'
import { profileOf } from '../me.ts'
import { type ChangedField, type FieldTexts, isSameIn, profileTexts } from './profile-texts.ts'

type Changes = Pick<z.input<typeof ProfileUpdate>, ChangedField>

/** Saves a section as it stood when its form was opened: what comes in meanwhile is a change made elsewhere. */
export function useSaveSection(profile: ProfileView, words?: Partial<FieldTexts>) {
  const cache = useQueryClient()
  const [opened] = useState(profile)
  const save = useSaveProfile(profile.userId)
  return async (changes: Changes): Promise<void> => {
    const fields = Object.keys(changes) as (keyof Changes)[]
    const areas = cache.getQueryData<AreaOfInterest[]>(replyKey(profileRoutes.listAreasOfInterest, {})) ?? []
    const mine = withChanges(opened, changes, areas)
    // Another section saved meanwhile changes nothing of this one.
    const known = cache.getQueryData<ProfileView>(profileOf(profile.userId).queryKey) ?? opened
    const kept = await saveOrChoose({
      xmin: isSameIn(fields, known, opened) ? known.xmin : opened.xmin,
      save: (xmin) => save({ ...changes, xmin }),
      isUntouched: (stored) => isSameIn(fields, stored, opened),
      compare: (stored) => ({
        mine: <LabelledTexts texts={profileTexts(fields, mine, words)} />,
        theirs: <LabelledTexts texts={profileTexts(fields, stored, words)} />,
      }),
    })
    keepProfile(cache, kept)
  }
}

function withChanges(opened: ProfileView, changes: Changes, areas: AreaOfInterest[]): ProfileView {
  const { areasOfInterestIds: areaIds, specialty, subSpecialty, ...plain } = changes
  return {
    ...opened,
    ...plain,
    ...(areaIds && { areasOfInterest: areas.filter(({ id }) => areaIds.includes(id)) }),
    ...(specialty !== undefined && { specialty }),
    ...(subSpecialty !== undefined && { subSpecialty }),
  } as ProfileView
}
