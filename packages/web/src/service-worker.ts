import { defaultLanguage, isLanguage, type Language, languageCookie, languages } from '@materia/contract/languages.ts'
import { scope, type WorkerPushEvent } from './service-worker-scope.ts'

/** What the build knows of the program: its parts that are needed without a connection, and the script that begins it. */
declare const offlineProgram: { version: string; files: string[]; entry: string }

const cachePrefix = 'materia.program.'
const cacheName = `${cachePrefix}${offlineProgram.version}`
const kept = new Set(offlineProgram.files)
/** Set while the server is out of reach; otherwise the browser's own cache is the quicker one. */
let isShellShown = false
/** No screen has this address, so that the server answers with the shell. */
const shellOf = (language: Language) => `/offline?lang=${language}`

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // Calls, files of people and everything of other sites go their own way, and nothing of them is kept.
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate' && !isOfServer(pathname)) event.respondWith(pageOrShell(request))
  else if (kept.has(pathname) && (isShellShown || !scope.navigator.onLine)) event.respondWith(fromProgram(request))
})

scope.addEventListener('push', (event) => event.waitUntil(show(event)))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.link))
})

const isOfServer = (path: string) => /^\/(api|socket\.io|dev|feeds|healthz|readyz|metrics)(\/|$)/i.test(path)

/** All of it or nothing: what is opened without a connection must fit together. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all([...languages.map((language) => keepShell(cache, language)), keepFiles(cache)])
  await scope.skipWaiting()
}

async function keepFiles(cache: Cache): Promise<void> {
  const isThere = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(offlineProgram.files.filter((file) => !isThere.has(file)))
}

async function keepShell(cache: Cache, language: Language): Promise<void> {
  const shell = await fetch(shellOf(language), { cache: 'no-store', credentials: 'omit' })
  // While a new version is put in place, one process may still send the page of the old one.
  if (!shell.ok || !(await shell.clone().text()).includes(offlineProgram.entry)) {
    throw new Error('The page is of another version than its worker.')
  }
  await cache.put(shellOf(language), shell)
}

async function activate(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** The server's page whenever it answers: after an update nobody is shown the program of yesterday. */
async function pageOrShell(request: Request): Promise<Response> {
  try {
    const page = await fetch(request)
    isShellShown = false
    return page.status < 500 ? page : ((await findShell()) ?? page)
  } catch (error) {
    const shell = await findShell()
    if (shell) return shell
    throw error
  }
}

async function findShell(): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  const shell = await cache.match(shellOf(await languageOfReader()))
  isShellShown = shell !== undefined
  return shell
}

async function languageOfReader(): Promise<Language> {
  const chosen = (await scope.cookieStore?.get(languageCookie))?.value
  if (isLanguage(chosen)) return chosen
  const read = scope.navigator.language.slice(0, 2)
  return isLanguage(read) ? read : defaultLanguage
}

/** A part's name changes with what is in it, so that a kept one is never old. */
async function fromProgram(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(new URL(request.url).pathname)) ?? fetch(request)
}

/** What the server tells of; a browser wants to see something for everything that it was sent. */
interface Told {
  id: string
  title: string
  link: string | null
  language: Language
}

async function show({ data }: WorkerPushEvent): Promise<void> {
  const { id, title = 'Materia', link = null, language }: Partial<Told> = data?.json() ?? {}
  // One that was sent twice takes its own place.
  const options = { tag: id, lang: language, icon: '/icon-192.png', badge: '/icon-192.png', data: { link } }
  await scope.registration.showNotification(title, options)
}

/** In the window that is there, else in a new one; never anywhere but here. */
async function open(link: string | null | undefined): Promise<void> {
  const address = new URL(link ?? '/notifications', scope.location.origin)
  if (address.origin !== scope.location.origin) return
  const [window] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!window) return void (await scope.clients.openWindow(address.href))
  await window.focus()
  await window.navigate(address.href).catch(() => scope.clients.openWindow(address.href))
}
