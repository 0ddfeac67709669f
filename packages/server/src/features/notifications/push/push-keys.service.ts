import type { App } from '../../../platform/app.ts'
import { currentKeyId, type Sealed, seal, unseal } from '../../users/index.ts'
import { deletePushKeys, findPushKeys, insertPushKeys, resealPushKeys } from './push.queries.ts'
import { makeVapidKeys, type VapidKeys } from './web-push.ts'

const owner = 'push'

/** Made when they are first asked for, which is at the first start, and the same ever after: browsers hold on to them. */
export async function getPushKeys(app: App): Promise<VapidKeys> {
  const stored = (await findPushKeys(app.db)) ?? (await makeKeys(app))
  const privateKey = opened(app, stored)
  if (!privateKey) {
    await deletePushKeys(app.db)
    return getPushKeys(app)
  }
  if (stored.key_id !== currentKeyId(app)) {
    const { secret, key_id: keyId } = seal(app, privateKey, owner)
    await resealPushKeys(app.db, { secret, keyId })
  }
  return { publicKey: stored.public_key, privateKey }
}

/** Undefined when the secret it was sealed under is no longer among the settings. */
function opened(app: App, stored: Sealed): Buffer | undefined {
  try {
    return unseal(app, stored, owner)
  } catch {
    return undefined
  }
}

async function makeKeys(app: App) {
  const { publicKey, privateKey } = makeVapidKeys()
  const { secret, key_id: keyId } = seal(app, privateKey, owner)
  await insertPushKeys(app.db, { publicKey, secret, keyId, at: app.clock.now() })
  const stored = await findPushKeys(app.db)
  if (!stored) throw new Error('The keys for push services were not stored.')
  return stored
}
