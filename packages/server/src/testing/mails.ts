import type { TestApp } from './app.ts'

let counter = 0
export const newEmail = () => `newcomer-${++counter}@example.test`

export function mailsOf({ mails }: TestApp) {
  /** The last mail to this address. */
  const mailTo = async (email: string) => (await mails()).filter((mail) => mail.to === email).at(-1)

  /** The first link in that mail. */
  async function linkTo(email: string): Promise<URL> {
    const mail = await mailTo(email)
    return new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '')
  }

  return { mailTo, linkTo }
}
