import { notificationRoutes } from '@materia/contract'
import { useState } from 'react'
import { explain } from '../../lib/api-error.ts'
import { call } from '../../lib/client.ts'
import { useReply } from '../../lib/query.ts'
import { showError } from '../../ui/notice.ts'
import { offlineMessages } from './messages.ts'

type Push = { state: 'impossible' } | { state: 'denied' } | { state: 'on' | 'off'; isBusy: boolean; change: () => void }

/** Whether the browser tells of news while Materia is not open; only its reader turns that on. */
export function usePush(): Push {
  const isPossible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  const push = useReply(notificationRoutes.getPush, {}, { enabled: isPossible })
  const [isBusy, setBusy] = useState(false)
  if (!isPossible) return { state: 'impossible' }
  if (Notification.permission === 'denied') return { state: 'denied' }
  if (!push.data) return { state: 'off', isBusy: !push.isError, change: () => void push.refetch() }
  const { isOn, publicKey } = push.data
  const change = async () => {
    setBusy(true)
    try {
      await (isOn ? turnOff() : turnOn(publicKey))
      await push.refetch()
    } catch (error) {
      showError(error instanceof DOMException ? offlineMessages()('pushFailed') : explain(error))
    }
    setBusy(false)
  }
  return { state: isOn ? 'on' : 'off', isBusy, change: () => void change() }
}

async function turnOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const worker = await navigator.serviceWorker.ready
  const known = await worker.pushManager.getSubscription()
  // One made for other keys cannot be used with these.
  await known?.unsubscribe()
  const asked = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = asked.toJSON()
  await call(notificationRoutes.subscribeToPush, { body: { endpoint, keys: { p256dh, auth } } })
}

async function turnOff(): Promise<void> {
  const asked = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
  if (!asked) return
  await call(notificationRoutes.unsubscribeFromPush, { body: { endpoint: asked.endpoint } })
  await asked.unsubscribe()
}

/** With the session: whoever uses the browser next is told nothing of another's. */
export async function forgetPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager?.getSubscription())?.unsubscribe()
}
