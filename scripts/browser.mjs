/**
 * Finds or installs a Chromium and a Korean font for the end-to-end tests.
 *
 * Uses CHROMIUM_PATH, or a Chromium or Chrome on PATH. Installs what is missing from Debian's packages
 * if this user may; otherwise the error says what to do. CI always gets Debian's headless shell: the
 * same engine, which takes a third less time per page.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isMain } from './main.mjs'
import { exitCode } from './packaged-node.mjs'

const debianBrowsers = ['chromium-headless-shell', 'chromium']
const browserNames = [
  ...debianBrowsers,
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const APT_LIMIT_MS = 3 * 60_000
const macBrowser = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Path of the browser for the tests; undefined if there is none yet. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) {
    return isExecutable(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined
  }
  return (
    browserNames.map(findOnPath).find(Boolean) ??
    (isExecutable(macBrowser) ? macBrowser : undefined)
  )
}

/**
 * Finds or installs browser and font; returns the browser's path. An installation takes up to a minute.
 *
 * @throws Error that says what to do if this user may not install packages.
 */
export async function ensureBrowser() {
  const lacksBrowser = !findBrowser()
  if (lacksBrowser && process.env.CHROMIUM_PATH) {
    fail(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`)
  }
  const font = hasKoreanFont() ? [] : ['fonts-noto-cjk']
  if (lacksBrowser || font.length > 0) await installPackages(lacksBrowser, font)
  else if (process.env.CI && hasOnlyDebiansWindowed()) await installHeadlessShell()
  return findBrowser() ?? fail(advice(['chromium']))
}

const hasOnlyDebiansWindowed = () =>
  !process.env.CHROMIUM_PATH && findOnPath('chromium') && !findOnPath('chromium-headless-shell')

/** Optional: the tests also run without it, but slower. */
async function installHeadlessShell() {
  try {
    await installPackages(true, [])
  } catch {
    console.log('The browser with windows is used: the one without could not be installed.')
  }
}

async function installPackages(lacksBrowser, others) {
  const asRoot = rootPrefix()
  const names = [...(lacksBrowser ? ['chromium'] : []), ...others]
  if (!findOnPath('apt-get') || !asRoot) fail(advice(names))
  console.log(`Installing ${names.join(' and ')} for the browser tests…`)
  const apt = (args) => runApt([...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive'], args)
  const install = () => {
    const browser = lacksBrowser ? [debianBrowsers.find(isPackage) ?? 'chromium'] : []
    return apt(['install', '--yes', '--no-install-recommends', ...browser, ...others])
  }
  const tryOnce = async () => (await apt(['update', '--quiet'])) && install()
  // Retries once, since a package mirror may be unavailable for a moment.
  if (!(await tryOnce()) && !(await tryOnce())) fail(`apt-get failed twice.\n${advice(names)}`)
}

async function runApt([program, ...prefix], args) {
  const stdio = ['ignore', 'ignore', 'inherit']
  const options = { stdio, timeout: APT_LIMIT_MS }
  return (await exitCode(spawn(program, [...prefix, 'apt-get', ...args], options))) === 0
}

const isPackage = (name) => spawnSync('apt-cache', ['show', '--quiet', name]).status === 0

/** Command prefix for root; undefined if that requires a password. */
function rootPrefix() {
  if (process.getuid?.() === 0) return []
  const allowed = findOnPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0
  return allowed ? ['sudo', '-n'] : undefined
}

/** macOS and Windows include Korean fonts; elsewhere fontconfig lists the fonts. */
function hasKoreanFont() {
  if (process.platform !== 'linux') return true
  if (!findOnPath('fc-list')) return false
  return execFileSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' }).trim() !== ''
}

function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function advice(names) {
  return [
    `The browser tests need ${names.join(' and ')}, which is not on this machine.`,
    `On Debian or Ubuntu:  sudo apt-get install ${names.join(' ')}`,
    'Elsewhere install Chromium or Chrome and set CHROMIUM_PATH to its program,',
    'and install a font with Korean glyphs, such as Noto Sans CJK.',
  ].join('\n')
}

function fail(message) {
  throw new Error(message)
}

if (isMain(import.meta)) {
  try {
    console.log(await ensureBrowser())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
