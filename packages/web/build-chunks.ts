import { join } from 'node:path'
import { type ModuleGraph, reachIn } from './build-reach.ts'
import { preloadFile } from './build-replaced.ts'

const source = join(import.meta.dirname, 'src')
const pages = (...names: string[]) => names.map((name) => join(source, `app/pages/${name}Page.tsx`))

/** What is loaded at once: parts that the same of these need stand in one file. */
const doors = {
  start: [join(source, 'main.tsx')],
  providers: [join(source, 'app/Providers.tsx')],
  public: pages('Home', 'Landing', 'AboutUs', 'ContactUs', 'TermsOfService', 'PrivacyPolicy'),
  dialogs: [join(source, 'features/users/HomeDialogs.tsx')],
  application: [join(source, 'app/application.tsx')],
  discover: pages('Discover'),
  later: [join(source, 'app/later-parts.ts')],
  offline: [join(source, 'app/offline/start-offline.ts')],
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
  const joining = new Map(
    (['application', 'discover', 'later', 'offline'] as const).map((door) => [doors[door][0], door]),
  )
  // The schemas would lead to the screen that holds what they are made of. The rules about patients are long and few need them.
  const isTakenBySchemas = (id: string, graph: ModuleGraph) =>
    !id.endsWith('/patient-data.ts') && graph.getModuleInfo(id)?.importers.some(isApart)
  return (id: string, graph: ModuleGraph): string | null => {
    reached ??= reachThrough(graph)
    if (id === preloadFile || id.includes('vite/preload-helper')) return 'start'
    // A door that stands in the file behind it is one file less to ask for.
    if (isApart(id) || ownFiles.has(id) || id.endsWith('.html')) return joining.get(id) ?? null
    const through = reached.filter(([, modules]) => modules.has(id)).map(([door]) => door)
    // What screens alone share is as the bundler has it: each loads a few of them.
    if (through.every((door) => door === 'screens')) return isTakenBySchemas(id, graph) ? 'lists' : null
    if (through.join() === 'providers') return null
    return isContract(id) ? contractFileOf(new Set(through)) : fileOf(new Set(through))
  }
}

const isContract = (id: string) => id.includes('packages/contract/src/')

/** Calls are small and many share them: none is a reason to load the forms or another screen's parts. */
function contractFileOf(through: Set<Door>): string {
  if (through.has('start') || through.has('public')) return 'start'
  return through.has('dialogs') ? 'dialogs-application' : 'application'
}

/** Whoever is inside has loaded the application, and with it whatever screens share with it. */
function fileOf(through: Set<Door>): string {
  if (through.has('start') || through.has('providers')) return 'start'
  if (through.has('public') && through.size > 1) return 'start'
  if (through.has('application')) return through.has('dialogs') ? 'dialogs-application' : 'application'
  if (through.has('later') && !through.has('dialogs') && !through.has('discover')) return 'later'
  const rest = [...through].filter((door) => door !== 'later' && door !== 'offline')
  return rest.join('-') || 'offline'
}

function reachThrough(graph: ModuleGraph): [Door, Set<string>][] {
  const reachedFrom = reachIn(graph)
  return Object.entries(doors).map(([door, roots]) => [door as Door, reachedFrom(roots)])
}
