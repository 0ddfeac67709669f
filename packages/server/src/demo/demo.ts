import type { App } from '../platform/app.ts'
import { insertDemoPeople } from './people.ts'

export const demoPassword = 'Materia-demo-1'

export const demoSignIns = [
  { email: 'doctor@materia.test', who: 'a family doctor' },
  { email: 'nurse@materia.test', who: 'a nurse practitioner' },
  { email: 'resident@materia.test', who: 'a medical resident' },
  { email: 'admin@materia.test', who: 'an administrator' },
  { email: 'voiceof@materia.test', who: 'a voice-of organisation' },
  { email: 'sponsor@materia.test', who: 'a sponsor' },
] as const

/** On the first start of the demo: people, and everything they would have made. */
export async function fillDemo(app: App, tell: (line: string) => void): Promise<void> {
  const filled = await app.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (filled) return
  tell('Filling the demo …')
  await insertDemoPeople(app, demoPassword)
}
