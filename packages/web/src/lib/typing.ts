import { deviceKey } from './storage-keys.ts'

const singleKeysKey = deviceKey('single-keys')

/** Letters and signs pressed alone can be turned off (WCAG 2.1.4): whoever dictates would press them by speaking. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(singleKeysKey) !== 'off'

export const setSingleKeys = (isOn: boolean): void => localStorage.setItem(singleKeysKey, isOn ? 'on' : 'off')

/** Whether a key belongs to what is typed or chosen there, and is no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || isInLayer(target))

/** In a dialog or menu, which has the keys for itself. */
export const isInLayer = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role="dialog"], [role="menu"]') !== null
