import { useSyncExternalStore } from 'react'
import type { UserInfo } from '#contract/accounts.ts'
import { readStored, storageKeys, writeStored } from './local-storage.ts'
import { removeSavedCards } from './saved-cards.ts'

/** Who is signed in, in this browser: kept for all tabs, told to all screens. */
export interface Session {
  readonly accessToken: string
  readonly user: UserInfo
}

/** As long as a refresh cookie lives. */
const ENDED_FOR_SECONDS = 30 * 24 * 60 * 60

const listeners = new Set<() => void>()
const lostListeners = new Set<() => void>()
/** Whoever ended it leads on: a logout, a withdrawal, a session that was lost. */
let wasEndedHere = false
let known: { readonly text: string | null; readonly session: Session | null } | undefined

/** The session as the browser keeps it; the same object until it changes. */
export function currentSession(): Session | null {
  const token = readStored(storageKeys.accessToken)
  const info = readStored(storageKeys.userInfo)
  const text = token && info && `${token} ${info}`
  if (known?.text !== text) known = { text, session: text ? parsed(token!, info!) : null }
  return known!.session
}

/** Whether the last word on the session was its end in this tab, not in another one. */
export const isEndedHere = () => wasEndedHere

export function startSession(accessToken: string, user: UserInfo) {
  wasEndedHere = false
  writeStored(storageKeys.accessToken, accessToken)
  writeStored(storageKeys.userInfo, JSON.stringify(user))
  tell()
}

/** Forgets who was signed in, and the cards that the device keeps of them. The server's own end of a session is the `logout` call. */
export function endSession() {
  wasEndedHere = true
  // Pages are asked for with cookies: they must not go on knowing who it was, not even while the
  // server, which alone can take the refresh cookie away, has not heard of it.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in older browsers
  document.cookie = `${storageKeys.accessToken}=ended; path=/; max-age=${ENDED_FOR_SECONDS}; samesite=lax`
  writeStored(storageKeys.accessToken, null)
  writeStored(storageKeys.userInfo, null)
  void removeSavedCards()
  tell()
}

/** Forgets a session that the server ended by itself, and says so to {@link onSessionLost}. */
export function loseSession() {
  endSession()
  for (const listener of lostListeners) listener()
}

/** Calls back when a session is lost in the middle of something. Returns the way to stop. */
export function onSessionLost(listener: () => void): () => void {
  lostListeners.add(listener)
  return () => lostListeners.delete(listener)
}

/** The session, or null for a visitor and while the server renders. */
export const useSession = (): Session | null =>
  useSyncExternalStore(subscribe, currentSession, () => null)

function subscribe(listener: () => void) {
  const hearOtherTab = () => {
    wasEndedHere = false
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hearOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hearOtherTab)
  }
}

function tell() {
  for (const listener of listeners) listener()
}

function parsed(accessToken: string, info: string): Session | null {
  try {
    return { accessToken, user: JSON.parse(info) as UserInfo }
  } catch {
    return null
  }
}
