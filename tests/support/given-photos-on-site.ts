import { expect } from '@playwright/test'
import { listOutbox } from '#contract/notifications.ts'
import { askForPhoto } from '#contract/photo-requests.ts'
import { sendGuestSurvey } from '#contract/surveys.ts'
import { adminToken, type GuestContact, givenDeposit, givenGuestOrder } from './given-on-site.ts'
import { surveyWith } from './given-surveys.ts'
import { givenPhoto } from './pictures.ts'
import { callSite } from './site-calls.ts'
import type { RunningSite } from './site-process.ts'

/** Creates a paid guest order of hair whose survey has these photos; returns its number. */
export async function givenOrderWithPhotos(
  site: RunningSite,
  guest: GuestContact,
  photos: readonly string[],
): Promise<string> {
  const { order_number: number } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  const form = new FormData()
  form.set('payload', JSON.stringify({ ...surveyWith(), ...guest, photos }))
  for (const name of photos) {
    form.append('images', new Blob([new Uint8Array(await givenPhoto(600, 800))]), `${name}.jpg`)
  }
  const path = sendGuestSurvey.path.replace(':order_number', number)
  const answer = await fetch(site.url + path, { method: 'POST', body: form })
  expect(answer.status).toBe(201)
  return number
}

/** Asks for the missing side photo of an order. */
export const givenSideAskedFor = async (site: RunningSite, number: string) =>
  callSite(
    site.url,
    askForPhoto,
    {
      params: { order_number: number },
      body: { photo_id: null, name: 'side', reason: 'MISSING' },
    },
    { token: await adminToken(site) },
  )

/** Returns the path of the link in the newest mail that asks a customer for a photo. */
export async function photoLinkSentTo(site: RunningSite, to: string): Promise<string> {
  const token = await adminToken(site)
  const { items } = await callSite(site.url, listOutbox, { query: { to } }, { token })
  const text = items.find(({ kind }) => kind === 'PHOTO_ASKED')?.text ?? ''
  const url = new URL(/https?:\/\/\S+survey\/photo\S+/.exec(text)?.[0] ?? '')
  return url.pathname + url.search
}
