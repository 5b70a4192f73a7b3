/** Storage folder of the photos of surveys. */
export const PHOTOS_FOLDER = 'photos'
