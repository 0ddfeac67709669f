import type { AreaOfInterest } from '@materia/contract'
import { withoutAccents } from '@materia/language/accents.ts'

/** A heading and the areas under it. */
export interface Branch {
  area: AreaOfInterest
  children: AreaOfInterest[]
}

/** The tree, narrowed to what contains the words typed in either language; a heading that matches keeps all that is under it. */
export function branchesOf(areas: AreaOfInterest[], typed = ''): Branch[] {
  const words = fold(typed).split(' ').filter(Boolean)
  const matches = (area: AreaOfInterest) =>
    words.every((word) => fold(Object.values(area.titles).join(' ')).includes(word))
  const branches = areas
    .filter((area) => area.parentArea === null)
    .map((area) => ({ area, children: areas.filter((child) => child.parentArea === area.id) }))
  return branches.flatMap((branch) => {
    if (matches(branch.area)) return [branch]
    const children = branch.children.filter(matches)
    return children.length > 0 ? [{ ...branch, children }] : []
  })
}

const fold = (text: string) => withoutAccents(text).toLowerCase()
