import type { App } from '../../../platform/app.ts'
import { keepVerifications } from './verifications.service.ts'

export function joinProfiles(app: App): void {
  app.jobs.schedule('keep-verifications', '53 5 * * *', () => keepVerifications(app))
}
