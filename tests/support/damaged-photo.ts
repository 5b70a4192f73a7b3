import type { Page } from '@playwright/test'

/** Removes the bytes of a photo in a saved form draft, and keeps its record. */
export const damageSavedPhoto = (page: Page, form: string, slot: number) =>
  page.evaluate(`new Promise((done) => {
    indexedDB.open('gyeol').onsuccess = ({ target: { result: database } }) => {
      const change = database.transaction('photos', 'readwrite')
      const photo = { name: 'damaged.jpg', shown: true }
      change.objectStore('photos').put(photo, ${JSON.stringify(`${form}/${slot}`)})
      change.oncomplete = () => { database.close(); done() }
    }
  })`)
