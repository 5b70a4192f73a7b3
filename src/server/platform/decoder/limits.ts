/**
 * What reading an upload may take. One picture of each kind, small and large, is read at a time, so
 * these are the most that all uploads together take beside their files.
 */

const MB = 1024 * 1024

/** Larger pictures are refused by their head, whatever their format. */
export const MAX_PIXELS = 100_000_000

/**
 * Read by the server itself: what a browser prepares, at most 2,400 pixels on each side. Takes up to
 * 70 MB.
 */
export const SMALL_MAX_PIXELS = 6_000_000

/** Memory of the decoder process, enforced by the kernel on Linux. */
export const DECODER_MAX_BYTES = 448 * MB

/** The part of it that one picture may take; the rest is Node itself. */
export const DECODING_MAX_BYTES = 352 * MB

/** After this the decoder is killed, and the picture counts as broken. */
export const DECODER_TIME_LIMIT_MS = 15_000
