/**
 * Limits for decoding uploads. One small and one large picture are decoded at a time, so these limits
 * hold for all uploads together, apart from the files themselves.
 */

const MB = 1024 * 1024

/** Larger pictures of any format are refused by their header. */
export const MAX_PIXELS = 100_000_000

/** Decoded in the server process: pictures that a browser has resized. Takes up to 70 MB and 0.3 s. */
export const SMALL_MAX_PIXELS = 6_000_000
export const SMALL_MAX_SECONDS = 10

/** Memory of the decoder process, enforced by the kernel on Linux. */
export const DECODER_MAX_BYTES = 448 * MB

/** Memory for one picture; the rest is for Node itself. */
export const DECODING_MAX_BYTES = 352 * MB

/** Processor time of the decoder: a photo takes up to 2 s, a picture that takes longer counts as broken. */
export const DECODER_MAX_CPU_SECONDS = 15

/** Real time of the decoder, whose low priority makes it wait for the server when the machine is busy. */
export const DECODER_MAX_MS = 60_000
