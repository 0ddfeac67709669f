import { useEffect, useState } from 'react'
import { type InstallPrompt, installPromptKey } from './storage-keys.ts'

type Installing = { state: 'installed' | 'by hand' } | { state: 'offered'; install: () => Promise<void> }

/** Whether the browser would put the program among those of the device; the start script holds its offer until then. */
export function useInstalling(): Installing {
  const [prompt, setPrompt] = useState(offered)
  const [isInstalled, setInstalled] = useState(runsInstalled)
  useEffect(() => {
    const onOffer = () => setPrompt(offered())
    const onInstalled = () => setInstalled(true)
    window.addEventListener('beforeinstallprompt', onOffer)
    window.addEventListener('appinstalled', onInstalled)
    return () => {
      window.removeEventListener('beforeinstallprompt', onOffer)
      window.removeEventListener('appinstalled', onInstalled)
    }
  }, [])
  if (isInstalled) return { state: 'installed' }
  if (!prompt) return { state: 'by hand' }
  const install = async () => {
    const { outcome } = await prompt.prompt()
    setPrompt(undefined)
    // An offer can be taken once.
    delete window[installPromptKey]
    if (outcome === 'accepted') setInstalled(true)
  }
  return { state: 'offered', install }
}

const offered = (): InstallPrompt | undefined => window[installPromptKey]

const runsInstalled = () => window.matchMedia?.('(display-mode: standalone)').matches ?? false
