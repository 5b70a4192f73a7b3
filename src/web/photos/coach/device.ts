/** Memory, in GB, up to which a device judges photos only after they are taken. */
const SMALL_UP_TO_GB = 2

/** Whether running the camera and finding faces at once would be too much for the device. */
export function isSmallDevice(): boolean {
  // Chromium only, and missing in the library's types.
  const { deviceMemory } = navigator as { readonly deviceMemory?: number }
  return deviceMemory !== undefined && deviceMemory <= SMALL_UP_TO_GB
}
