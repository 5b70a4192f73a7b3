/**
 * Splits a database URL with several hosts, in libpq's form, into one URL per host:
 * `postgres://user@first:5432,second:5433/db?target_session_attrs=read-write`. A host without a port
 * has 5432. `target_session_attrs`, which node-postgres does not know, is left out.
 */
export function hostUrlsOf(url: string): readonly string[] {
  const [, credentials = '', hosts = '', rest = ''] = URL_PARTS.exec(url) ?? []
  const parameters = rest.replace(TARGET, '').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${credentials}${host}${parameters}`)
}

const URL_PARTS = /^(postgres(?:ql)?:\/\/(?:[^/]*@)?)([^/?]*)(.*)$/
const TARGET = /(?<=[?&])target_session_attrs=([^&]*)&?/

/** Why a URL cannot be used; undefined if it can. We always connect to a server that can be written. */
export function databaseUrlProblem(url: string): string | undefined {
  if (!URL_PARTS.test(url) || !hostUrlsOf(url).every((each) => URL.canParse(each))) {
    return 'expected postgres://user:password@host:port/database, several hosts separated by commas'
  }
  const target = TARGET.exec(url)?.[1]
  if (target === undefined || WRITABLE_TARGETS.includes(target)) return undefined
  return `target_session_attrs=${target} is not supported; use ${WRITABLE_TARGETS.join(' or ')}`
}

const WRITABLE_TARGETS = ['read-write', 'primary']
