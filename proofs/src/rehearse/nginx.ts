import { readFile, writeFile } from 'node:fs/promises'
import { command } from './command.ts'
import { isRoot } from './debian.ts'
import type { Workspace } from './workspace.ts'

export const publicName = 'materia.example.org'

export interface Nginx {
  httpPort: number
  httpsPort: number
  /** The certificate that clients trust. */
  certificate: string
  /** For each request so far: who asked, and the process that answered. */
  answers(): Promise<{ address: string; upstream: string }[]>
}

/** The repository's example with the names of this machine in it, and around it what Debian's main file says. */
export async function startNginx(
  workspace: Workspace,
  ports: { http: number; https: number; servers: [number, number] },
): Promise<Nginx> {
  const [certificate, key] = [workspace.path('materia.pem'), workspace.path('materia.key')]
  await makeCertificate(certificate, key)
  const site = filled(await readFile(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`],
    ['server 127.0.0.1:3000 ', `server 127.0.0.1:${ports.servers[0]} `],
    ['# server 127.0.0.1:3001 ', `server 127.0.0.1:${ports.servers[1]} `],
    ['/etc/ssl/certs/materia.pem', certificate],
    ['/etc/ssl/private/materia.key', key],
  ])
  const configuration = workspace.path('nginx.conf')
  await writeFile(configuration, mainFile(workspace, site))
  const flags = ['-c', configuration, '-p', workspace.folder, '-e', workspace.path('nginx-errors.log')]
  await command('/usr/sbin/nginx', ['-t', ...flags])
  await workspace.start('nginx', '/usr/sbin/nginx', [...flags, '-g', 'daemon off;'])
  return {
    httpPort: ports.http,
    httpsPort: ports.https,
    certificate: await readFile(certificate, 'utf8'),
    async answers() {
      const lines = (await readFile(workspace.path('access.log'), 'utf8')).trim().split('\n')
      return lines.map((line) => {
        const [address = '', upstream = ''] = line.split(' ')
        return { address, upstream }
      })
    },
  }
}

function filled(text: string, changes: [string, string][]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx.conf no longer says "${from}".`)
    return changed.replaceAll(from, to)
  }, text)
}

const mainFile = (workspace: Workspace, site: string) => `
${isRoot ? 'user www-data;' : ''}
worker_processes 1;
pid ${workspace.path('nginx.pid')};
events {}
http {
  types { text/html html; text/css css; application/javascript js; }
  log_format answers '$remote_addr $upstream_addr $status $uri';
  access_log ${workspace.path('access.log')} answers;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${workspace.path(name)};`).join('\n  ')}
${site}
}
`

const makeCertificate = (certificate: string, key: string) =>
  command('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate],
    ...['-subj', `/CN=${publicName}`, '-addext', `subjectAltName=DNS:${publicName}`],
  ])
