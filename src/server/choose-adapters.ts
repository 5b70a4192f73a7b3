import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { folderTarget } from './adapters/backup/folder-target.ts'
import { solapiSender } from './adapters/sms/solapi.ts'
import { folderStorage } from './adapters/storage/folder.ts'
import type { Config } from './config.ts'
import { required } from './platform/required.ts'
import type { Tracer } from './platform/tracing/tracer.ts'
import type { BackupTarget } from './ports/backup-target.ts'
import type { MailSender } from './ports/mail-sender.ts'
import type { ObjectStorage } from './ports/object-storage.ts'

// Rarely needed modules are imported on demand: each takes about a tenth of the startup time.

/** Mail server of the configuration; null if none is set. */
export async function mailOf({ SMTP_URL, MAIL_FROM }: Config): Promise<MailSender | null> {
  if (!SMTP_URL) return null
  const { smtpSender } = await import('./adapters/mail/smtp.ts')
  return smtpSender(SMTP_URL, MAIL_FROM)
}

/** Storage of the configuration: a bucket, or a folder in DATA_DIR. */
export async function storageOf(it: Config, dataDir: string): Promise<ObjectStorage> {
  if (!it.S3_BUCKET) return folderStorage(resolve(dataDir, 'files'))
  const { s3Storage } = await import('./adapters/storage/s3.ts')
  return s3Storage({
    endpoint: it.S3_ENDPOINT,
    bucket: it.S3_BUCKET,
    region: it.S3_REGION,
    accessKeyId: required(it.S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: required(it.S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY'),
  })
}

/** Provider of text messages of the configuration; null if none is set. */
export function smsOf(it: Config) {
  if (!it.SOLAPI_API_KEY) return null
  return solapiSender({
    url: it.SOLAPI_URL,
    apiKey: it.SOLAPI_API_KEY,
    apiSecret: required(it.SOLAPI_API_SECRET, 'SOLAPI_API_SECRET'),
    from: required(it.SOLAPI_FROM, 'SOLAPI_FROM'),
    now: () => new Date(),
  })
}

/** Opens the place for backups; null if none is set. */
export async function backupTargetOf(it: Config): Promise<BackupTarget | null> {
  if (it.BACKUP_DIR) return folderTarget(it.BACKUP_DIR)
  if (!it.BACKUP_S3_BUCKET) return null
  const { s3Target } = await import('./adapters/backup/s3-target.ts')
  return s3Target({
    endpoint: it.BACKUP_S3_ENDPOINT,
    bucket: it.BACKUP_S3_BUCKET,
    region: it.BACKUP_S3_REGION,
    accessKeyId: required(it.BACKUP_S3_ACCESS_KEY_ID, 'BACKUP_S3_ACCESS_KEY_ID'),
    secretAccessKey: required(it.BACKUP_S3_SECRET_ACCESS_KEY, 'BACKUP_S3_SECRET_ACCESS_KEY'),
  })
}

/** Tracer for the collector of the configuration; undefined if none is set. */
export async function tracerOf(it: Config, log: Logger): Promise<Tracer | undefined> {
  if (!it.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { createTracer } = await import('./platform/tracing/tracer.ts')
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = it
  return createTracer({ endpoint, ratio, log })
}
