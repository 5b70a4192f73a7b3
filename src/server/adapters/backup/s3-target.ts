import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { openS3Client, type S3Options } from '#server/adapters/storage/s3.ts'
import type { BackupTarget, ByteStream } from '#server/ports/backup-target.ts'

/** S3 allows 10,000 parts, so an archive may have 160 GB. One part is held in memory. */
const PART_BYTES = 16 * 1024 * 1024
/** For one part over a slow line, about 1 Mbit/s. */
const REQUEST_LIMIT_MS = 120_000

/**
 * Stores archives in an existing bucket. S3 shows a multipart upload only once it is completed, so
 * no part of an archive is ever listed.
 */
export function s3Target({
  partBytes = PART_BYTES,
  ...options
}: S3Options & { readonly partBytes?: number }): BackupTarget {
  const client = openS3Client({ requestLimitMs: REQUEST_LIMIT_MS, ...options })
  const Bucket = options.bucket
  const read = async (Key: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
    if (!(Body instanceof Readable)) throw new Error('the storage sent no stream')
    // Node declares streams of any chunk; a response yields bytes.
    return Readable.toWeb(Body) as ByteStream
  }
  const remove = async (Key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }
  return {
    location: `s3://${Bucket}`,
    async list() {
      const names: string[] = []
      for await (const page of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key } of page.Contents ?? []) if (Key) names.push(Key)
      }
      return names
    },
    async write(name, bytes, check) {
      await upload(client, { Bucket, Key: name }, partsOf(bytes, partBytes))
      try {
        await check(await read(name))
      } catch (error) {
        await remove(name)
        throw error
      }
    },
    read,
    delete: remove,
    // Parts of a killed upload are invisible; a lifecycle rule of the bucket removes them.
    deleteUnfinished: async () => {},
  }
}

async function upload(
  client: S3Client,
  at: { Bucket: string; Key: string },
  parts: AsyncIterable<Buffer>,
) {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(at))
  try {
    const Parts: CompletedPart[] = []
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1
      const sent = await client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }))
      Parts.push({ ETag: sent.ETag, PartNumber })
    }
    const MultipartUpload = { Parts }
    await client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined)
    throw error
  }
}

async function* partsOf(bytes: ByteStream, partBytes: number): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of bytes) {
    pieces.push(piece)
    size += piece.length
    if (size < partBytes) continue
    yield Buffer.concat(pieces)
    pieces = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(pieces)
}
