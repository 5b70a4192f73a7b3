import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type SocialProvider, socialProviders } from '#domain/accounts/social-providers.ts'
import { keysOf, recordOf } from '#domain/collections/records.ts'
import { tossKeyProblem } from './adapters/payment/toss-keys.ts'
import { databaseUrlProblem } from './platform/database-hosts.ts'
import { errorMessage } from './platform/error-fields.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['on', 'off'])
const databaseUrl = z.string().superRefine((url, context) => {
  const message = databaseUrlProblem(url)
  if (message) context.addIssue({ code: 'custom', message })
})
/** An empty variable counts as not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** `KAKAO_CLIENT_ID` and similar; the URLs replace the provider's own. */
function providerVariables() {
  const names = socialProviders.map(variableName)
  const texts = names.flatMap((it) => [`${it}_CLIENT_ID`, `${it}_CLIENT_SECRET`] as const)
  const urls = names.flatMap(
    (it) => [`${it}_AUTHORIZE_URL`, `${it}_TOKEN_URL`, `${it}_PROFILE_URL`] as const,
  )
  return {
    ...recordOf(texts, () => optional(z.string())),
    ...recordOf(urls, () => optional(z.url({ protocol: /^https?$/ }))),
  }
}

/** Name of a provider in variables. */
const variableName = (provider: SocialProvider) =>
  // `toUpperCase` is declared to return any string.
  provider.toUpperCase() as Uppercase<SocialProvider>

const schema = z.object({
  NODE_ENV: optional(z.enum(['production', 'development', 'test'])),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** Public address of the site; links in emails start with it. */
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z.string().min(1).default('.data'),

  /** If absent, an embedded PostgreSQL runs in DATA_DIR. Several hosts: see docs/failover.md. */
  DATABASE_URL: optional(databaseUrl),
  /** Hot standby for heavy reads. */
  DATABASE_REPLICA_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Content of an empty database; default: `demo` for the embedded PostgreSQL, else `base`. */
  SEED: optional(z.enum(['demo', 'base', 'none'])),

  ADMIN_USER_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{1,50}$/)
    .default('admin'),
  ADMIN_EMAIL: z.email().default('admin@example.com'),
  /** If absent, generated at the first start and printed once. */
  ADMIN_PASSWORD: optional(z.string().min(8).max(128)),
  /** If absent, generated into DATA_DIR. */
  SESSION_SECRET: optional(z.string().min(32)),

  /** Authenticates Kakao's calls about members who unlinked the site. */
  KAKAO_ADMIN_KEY: optional(z.string()),

  /** If absent, emails stay in the outbox. */
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().min(3).default('결 <no-reply@example.com>'),

  /** Text messages are sent if SOLAPI_API_KEY is set; otherwise they stay in the outbox. */
  SOLAPI_URL: z.url().default('https://api.solapi.com'),
  SOLAPI_API_KEY: optional(z.string()),
  SOLAPI_API_SECRET: optional(z.string()),
  /** Registered sender number; hyphens are allowed. */
  SOLAPI_FROM: optional(z.string().transform((number) => number.replace(/\D/g, ''))),

  /** Cards and virtual accounts are offered if both keys are set. */
  TOSS_CLIENT_KEY: optional(z.string()),
  TOSS_SECRET_KEY: optional(z.string()),
  TOSS_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  /** Older name of the variable above. */
  TOSS_API_URL: optional(z.url({ protocol: /^https?$/ })),
  TOSS_SCRIPT_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://js.tosspayments.com/v2/standard'),

  ...providerVariables(),

  /** Files are stored in S3_BUCKET if set; otherwise in DATA_DIR. */
  S3_ENDPOINT: optional(z.url()),
  S3_BUCKET: optional(z.string()),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),

  /** Backups are made if a folder or a bucket is set; see docs/backup.md. */
  BACKUP_DIR: optional(z.string()),
  BACKUP_S3_BUCKET: optional(z.string()),
  BACKUP_S3_ENDPOINT: optional(z.url()),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: optional(z.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(z.string()),
  /** Public keys of age, separated by commas; `npm run backup keygen FILE` makes one. */
  BACKUP_RECIPIENT: optional(
    z.string().regex(/^age1[a-z0-9]{58}(\s*,\s*age1[a-z0-9]{58})*$/, 'not a public key of age'),
  ),
  /** Hour in Seoul of the daily backup. */
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(3),

  /** Addresses of proxies whose `X-Forwarded-For` is trusted, or `true` for any. */
  TRUST_PROXY: optional(z.string()),
  /** Time in which a stopping instance still answers, so that the proxy can take it out. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  RATE_LIMIT: flag.default('on'),
  /** Collector of traces, such as `http://127.0.0.1:4318`; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  /** Part of the requests that is traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  METRICS_TOKEN: optional(z.string().min(16)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const withTheirKeys = schema.superRefine((it, context) => {
  for (const [name, needed] of needs) {
    if (!it[name]) continue
    for (const key of needed) {
      if (!it[key]) context.addIssue({ code: 'custom', path: [key], message: `needed by ${name}` })
    }
  }
  const problem = backupProblem(it)
  if (problem) context.addIssue({ code: 'custom', ...problem })
  if (!it.TOSS_CLIENT_KEY || !it.TOSS_SECRET_KEY) return
  const message = tossKeyProblem(it.TOSS_CLIENT_KEY, it.TOSS_SECRET_KEY)
  if (message) context.addIssue({ code: 'custom', path: ['TOSS_CLIENT_KEY'], message })
})

/** A backup beside the files would be copied into the next one. */
function backupProblem(it: z.infer<typeof schema>) {
  if (it.BACKUP_DIR && it.BACKUP_S3_BUCKET) {
    return { path: ['BACKUP_DIR'], message: 'set either this or BACKUP_S3_BUCKET' }
  }
  const files = join(resolve(it.DATA_DIR, 'files'), '/')
  if (it.BACKUP_DIR && join(resolve(it.BACKUP_DIR), '/').startsWith(files)) {
    return { path: ['BACKUP_DIR'], message: 'must not be within the files of DATA_DIR' }
  }
  if (it.BACKUP_S3_BUCKET && it.BACKUP_S3_BUCKET === it.S3_BUCKET) {
    return { path: ['BACKUP_S3_BUCKET'], message: 'must not be the bucket of the files' }
  }
  return null
}

const needs = [
  ['S3_BUCKET', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['BACKUP_DIR', ['BACKUP_RECIPIENT']],
  [
    'BACKUP_S3_BUCKET',
    ['BACKUP_RECIPIENT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ],
  ['SOLAPI_API_KEY', ['SOLAPI_API_SECRET', 'SOLAPI_FROM']],
  ['TOSS_CLIENT_KEY', ['TOSS_SECRET_KEY']],
  ['TOSS_SECRET_KEY', ['TOSS_CLIENT_KEY']],
  ['ZALO_CLIENT_ID', ['ZALO_CLIENT_SECRET']],
  ['GOOGLE_CLIENT_ID', ['GOOGLE_CLIENT_SECRET']],
  ['FACEBOOK_CLIENT_ID', ['FACEBOOK_CLIENT_SECRET']],
  ['KAKAO_CLIENT_ID', ['KAKAO_CLIENT_SECRET']],
  ['NAVER_CLIENT_ID', ['NAVER_CLIENT_SECRET']],
] as const

export type Config = z.infer<typeof schema>

/**
 * Reads the configuration; called once, in `main.ts`. Nothing else reads the environment.
 *
 * @throws Error that lists every invalid or missing variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { variables, problems } = withFiles(env)
  const parsed = withTheirKeys.safeParse(variables)
  if (parsed.success && problems.length === 0) return parsed.data
  const lines = parsed.success ? problems : [...problems, z.prettifyError(parsed.error)]
  throw new Error(`The configuration is not valid.\n${lines.join('\n')}`)
}

/** Every variable of the configuration. Each can be read from a file that `NAME_FILE` names. */
export const variableNames = keysOf(schema.shape)

/** Reads the variables whose value is in a file, as secrets of containers and of systemd are. */
function withFiles(env: Record<string, string | undefined>) {
  const variables = { ...env }
  const problems: string[] = []
  for (const name of variableNames) {
    const path = env[`${name}_FILE`]
    if (!path) continue
    if (env[name]) problems.push(`✖ ${name} and ${name}_FILE are both set\n  → at ${name}`)
    try {
      variables[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      problems.push(`✖ ${errorMessage(error)}\n  → at ${name}_FILE`)
    }
  }
  return { variables, problems }
}

/** Settings of one provider; null if its login is not offered. */
export function socialSettings(config: Config, provider: SocialProvider) {
  const name = variableName(provider)
  const clientId = config[`${name}_CLIENT_ID`]
  if (!clientId) return null
  return {
    clientId,
    clientSecret: config[`${name}_CLIENT_SECRET`] ?? '',
    authorizeUrl: config[`${name}_AUTHORIZE_URL`],
    tokenUrl: config[`${name}_TOKEN_URL`],
    profileUrl: config[`${name}_PROFILE_URL`],
    adminKey: provider === 'kakao' ? config.KAKAO_ADMIN_KEY : undefined,
  }
}
