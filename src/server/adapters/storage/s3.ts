import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { ObjectStorage } from '#server/ports/object-storage.ts'
import { checkedKey } from './storage-key.ts'

export interface S3Options {
  /** Undefined: Amazon S3. Other endpoints use path-style addresses, which most of them require. */
  readonly endpoint: string | undefined
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly requestLimitMs?: number
}

const CONNECT_LIMIT_MS = 5_000
/** For a file of a few megabytes. A request that failed is sent once more. */
const REQUEST_LIMIT_MS = 15_000
const MAX_ATTEMPTS = 2

/** Opens a client whose requests end after a limited time. */
export function openS3Client(options: S3Options) {
  const { endpoint, region, accessKeyId, secretAccessKey } = options
  const { requestLimitMs = REQUEST_LIMIT_MS } = options
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      requestTimeout: requestLimitMs,
      // By default the limit is only logged, and a silent bucket holds an upload for ever.
      throwOnRequestTimeout: true,
    },
    // Not every S3-compatible server supports Amazon's checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Stores files in an existing bucket. Makes nothing public. */
export function s3Storage(options: S3Options): ObjectStorage {
  const client = openS3Client(options)
  const Bucket = options.bucket

  return {
    async put(key, data, ContentType) {
      const Key = checkedKey(key)
      await client.send(new PutObjectCommand({ Bucket, Key, Body: data, ContentType }))
    },

    async get(key) {
      const Key = checkedKey(key)
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Body ? await Body.transformToByteArray() : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async size(key) {
      const Key = checkedKey(key)
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }))
        return ContentLength ?? null
      } catch (error) {
        if (error instanceof NotFound) return null
        throw error
      }
    },

    async open(key, { start, end }) {
      const part = { Bucket, Key: checkedKey(key), Range: `bytes=${start}-${end}` }
      const { Body } = await client.send(new GetObjectCommand(part))
      if (!(Body instanceof Readable)) throw new Error('the storage sent no stream')
      return Body
    },

    async *list(folder) {
      const prefix = folder && { Prefix: `${checkedKey(folder)}/` }
      for await (const page of paginateListObjectsV2({ client }, { Bucket, ...prefix })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, storedAt: LastModified }
        }
      }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }))
    },
  }
}
