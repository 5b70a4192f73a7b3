import { useSyncExternalStore } from 'react'
import type { UserInfo } from '#contract/accounts.ts'
import { cachedReplies } from './cached-replies.ts'
import { readStored, storageKeys, writeStored } from './local-storage.ts'
import { removeSavedCards } from './saved-cards.ts'
import { writeCookie } from './write-cookie.ts'

/** The signed-in user in this browser: stored for all tabs, observed by all screens. */
export interface Session {
  readonly accessToken: string
  readonly user: UserInfo
}

/** Lifetime of a refresh cookie. */
const ENDED_FOR_SECONDS = 30 * 24 * 60 * 60

const listeners = new Set<() => void>()
const lostListeners = new Set<() => void>()
/** The code that ended it (logout, withdrawal, lost session) navigates. */
let wasEndedHere = false
let known: { readonly text: string | null; readonly session: Session | null } = {
  text: null,
  session: null,
}

/** Whose replies and typed content this tab may hold, also after their session ended. */
let lastMemberId = currentSession()?.user.id
let isChangedInOtherTab = false

/** Returns the stored session; the same object until it changes. */
export function currentSession(): Session | null {
  const token = readStored(storageKeys.accessToken)
  const info = readStored(storageKeys.userInfo)
  const text = token && info && `${token} ${info}`
  if (known.text !== text) known = { text, session: token && info ? parsed(token, info) : null }
  return known.session
}

/** Whether the last change of the session was its end in this tab. */
export const isEndedHere = () => wasEndedHere

/** Whether the last change of the session was made in another tab. */
export const isChangedElsewhere = () => isChangedInOtherTab

/** Stores a session. Drops the cached replies of another member who was signed in before. */
export function startSession(accessToken: string, user: UserInfo) {
  wasEndedHere = false
  isChangedInOtherTab = false
  if (isSomebodyElse(user.id)) cachedReplies()?.clear()
  lastMemberId = user.id
  writeStored(storageKeys.accessToken, accessToken)
  writeStored(storageKeys.userInfo, JSON.stringify(user))
  notifyListeners()
}

/** Remembers that the studio has begun to require a second factor, which this account lacks. */
export function holdBackForFactor() {
  const session = currentSession()
  if (session && !session.user.must_add_factor) {
    startSession(session.accessToken, { ...session.user, must_add_factor: true })
  }
}

/** Removes the session and the device's saved cards. The `logout` call ends it on the server. */
export function endSession() {
  wasEndedHere = true
  isChangedInOtherTab = false
  // Page requests send cookies: pages must not show the member any more, even before the server,
  // which alone can remove the refresh cookie, has ended the session.
  writeCookie(storageKeys.accessToken, 'ended', ENDED_FOR_SECONDS)
  writeStored(storageKeys.accessToken, null)
  writeStored(storageKeys.userInfo, null)
  void removeSavedCards()
  notifyListeners()
}

/** Removes a session that the server ended, and notifies {@link onSessionLost}. */
export function loseSession() {
  endSession()
  for (const listener of lostListeners) listener()
}

/** Registers a listener for lost sessions. Returns the function that removes it. */
export function onSessionLost(listener: () => void): () => void {
  lostListeners.add(listener)
  return () => lostListeners.delete(listener)
}

/** Returns the session; null for a visitor and during server rendering. */
export const useSession = (): Session | null =>
  useSyncExternalStore(subscribe, currentSession, () => null)

function subscribe(listener: () => void) {
  const hearOtherTab = () => {
    wasEndedHere = false
    isChangedInOtherTab = true
    const memberId = currentSession()?.user.id
    // What this page shows and what was typed into it belong to the member before.
    if (memberId && isSomebodyElse(memberId)) return window.location.reload()
    lastMemberId = memberId ?? lastMemberId
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hearOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hearOtherTab)
  }
}

const isSomebodyElse = (memberId: UserInfo['id']) =>
  lastMemberId !== undefined && lastMemberId !== memberId

function notifyListeners() {
  for (const listener of listeners) listener()
}

function parsed(accessToken: string, info: string): Session | null {
  try {
    // Stored by startSession. Parsing it with the contract's schema would load zod on every page.
    return { accessToken, user: JSON.parse(info) as UserInfo }
  } catch {
    return null
  }
}
