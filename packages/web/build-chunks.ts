import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

const source = join(import.meta.dirname, 'src')
const pages = (...names: string[]) => names.map((name) => join(source, `app/pages/${name}Page.tsx`))

/** What is loaded at once: parts that the same of these need stand in one file. */
const doors = {
  start: [join(source, 'main.tsx')],
  public: pages('Home', 'Landing', 'AboutUs', 'ContactUs', 'TermsOfService', 'PrivacyPolicy'),
  dialogs: [join(source, 'features/users/HomeDialogs.tsx')],
  application: [join(source, 'app/application.tsx'), join(source, 'lib/renewal.ts')],
  discover: pages('Discover'),
  screens: pages('ContentsSearch', 'Content', 'Drug', 'Folio', 'DoctorSearch', 'Discussions', 'Profile', 'MyPosts'),
}
type Door = keyof typeof doors

/**
 * Names the file of a module by the doors that lead to it. Left to itself, the bundler makes a file of every set of screens that share something:
 * a hundred small ones before the first call, most of which are loaded together anyway.
 */
export function chunkNaming(isApart: (id: string) => boolean) {
  let reached: [Door, Set<string>][] | undefined
  const ownFiles = new Set(Object.values(doors).flat())
  return (id: string, graph: ModuleGraph): string | null => {
    reached ??= Object.entries(doors).map(([door, roots]) => [door as Door, reachedFrom(graph, roots)])
    if (isApart(id) || ownFiles.has(id) || id.endsWith('.html')) return null
    const through = reached.filter(([, modules]) => modules.has(id)).map(([door]) => door)
    if (through[0] === 'start') return 'start'
    // What screens alone share is as the bundler has it: each loads a few of them.
    return through.every((door) => door === 'screens') ? null : through.join('-')
  }
}

/** These modules and whatever they import at once. */
function reachedFrom(graph: ModuleGraph, roots: string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    const known = reached.has(id) ? null : graph.getModuleInfo(id)
    if (!known) return
    reached.add(id)
    known.importedIds.forEach(visit)
  }
  roots.forEach(visit)
  return reached
}
