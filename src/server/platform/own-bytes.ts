/**
 * Returns bytes in memory of their own, for a store: `zlib` returns a small result as a part of a block
 * of 64 kB, and Node makes other small buffers as parts of one of 8 kB. The store would hold the whole
 * block with each of them.
 */
export const ownBytes = (bytes: Buffer): Buffer =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer)
