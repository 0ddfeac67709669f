import { useEffect, useState } from 'react'
import { areSingleKeysOn, isInLayer, isTyping } from '../../lib/typing.ts'
import { KeyList, Palette } from '../palette-parts.tsx'

/** Ctrl or Cmd-K opens the command palette on every screen, "?" the list of keys. */
export function Shortcuts() {
  const [shown, setShown] = useState<'palette' | 'keys'>()
  const close = () => setShown(undefined)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const next = layerFor(event)
      if (!next) return
      event.preventDefault()
      setShown(next)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  if (shown === 'palette') return <Palette onClose={close} onKeys={() => setShown('keys')} />
  return shown === 'keys' ? <KeyList onClose={close} /> : null
}

function layerFor({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey
  if (isCommand && key.toLowerCase() === 'k' && !isInLayer(target)) return 'palette'
  if (key === '?' && !ctrlKey && !metaKey && !altKey && !isTyping(target) && areSingleKeysOn()) return 'keys'
  return undefined
}
