import { userRoutes } from '@materia/contract'
import type { Client, WireReply } from '@materia/contract/client.ts'

/** Signs somebody in and gives their access token. */
export async function signIn(client: Client<WireReply>, username: string, password: string): Promise<string> {
  const reply = await client.call(userRoutes.signIn, { body: { username, password } })
  if (reply.status !== 200) throw new Error(`Signing in was answered ${reply.status} ${reply.text}`)
  return reply.body.accessToken
}
