/**
 * `npm run check:deployment`: examines the files of `ops`, builds the image and runs it as an operator
 * would. Tools that are not installed are named and left out.
 *
 * `BUILD_IMAGE` and `RUN_IMAGE` name other base images, `OCI_RUNTIME` another runtime of Podman.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkImage } from './image.ts'

const folder = mkdtempSync(join(tmpdir(), 'gyeol-deployment-'))
let failures = 0

const tool = (command: string, args: readonly string[], options: object = {}) =>
  spawnSync(command, args, { encoding: 'utf8', ...options })

/** Prints one result; a tool that is missing is no failure, but said. */
function report(what: string, { error, status, stdout, stderr }: ReturnType<typeof tool>) {
  if (error) return console.log(`left out: ${what} (${error.message})`)
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${what}`)
  if (status === 0) return
  failures += 1
  console.log(`${stdout}${stderr}`.slice(-3_000))
}

report('alert rules', tool('promtool', ['check', 'rules', 'ops/alerts.yaml']))
report('tests of the alert rules', tool('promtool', ['test', 'rules', 'ops/alerts.test.yaml']))
report('compose.yaml by dclint', tool('npx', ['--yes', 'dclint@3.1.0', '.']))
report(
  'Caddyfile',
  tool('caddy', ['validate', '--config', 'ops/Caddyfile', '--adapter', 'caddyfile'], {
    env: { ...process.env, DOMAIN: 'localhost' },
  }),
)
report('haproxy.cfg', checkHaproxy())
// systemd takes the paths of this checkout for those of the server.
const unit = join(folder, 'gyeol.service')
writeFileSync(
  unit,
  readFileSync('ops/gyeol.service', 'utf8').replaceAll('/opt/gyeol', process.cwd()),
)
report('systemd unit', tool('systemd-analyze', ['verify', '--man=no', unit]))
report(
  'exposure of the unit is at most 1.5',
  tool('systemd-analyze', ['security', '--offline=true', '--threshold=15', unit]),
)
const image = await checkImage()
console.log(image.text)
if (!image.isOk) failures += 1

rmSync(folder, { recursive: true })
console.log(failures === 0 ? 'Nothing failed.' : `${failures} failed.`)
process.exitCode = failures === 0 ? 0 : 1

function checkHaproxy() {
  const pem = join(folder, 'site.pem')
  const made = tool('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
    ...['-keyout', join(folder, 'key.pem'), '-out', pem],
  ])
  if (made.status !== 0) return made
  writeFileSync(pem, readFileSync(pem, 'utf8') + readFileSync(join(folder, 'key.pem'), 'utf8'))
  const config = join(folder, 'haproxy.cfg')
  writeFileSync(config, readFileSync('ops/haproxy.cfg', 'utf8').replace('/etc/haproxy/certs/', pem))
  return tool('haproxy', ['-c', '-f', config])
}
