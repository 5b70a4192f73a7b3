/**
 * Makes sure that a Chromium and a Korean font are on this machine, for the journeys in a browser.
 *
 * CHROMIUM_PATH, or a Chromium or Chrome on PATH, is taken as it is. What is missing comes from
 * Debian's packages where this user may install them; anywhere else the caller is told what to do.
 * Debian's Chromium without windows is the same engine and spends a third less on a page, most of it
 * what a window costs; older systems have it only with. CI gets it even where one with windows is.
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

/** The browser the journeys run in, or undefined when none is here yet. */
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
 * Finds or installs browser and font; gives back the browser's path. Asynchronous, since an
 * installation takes the better part of a minute in which others have work to do.
 *
 * @throws Error that says what to do, where this user may install nothing.
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

/** The tests run without it as well, only longer. */
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
  // A mirror that is away for a moment is no reason to test nothing.
  if (!(await tryOnce()) && !(await tryOnce())) fail(`apt-get failed twice.\n${advice(names)}`)
}

async function runApt([program, ...prefix], args) {
  const stdio = ['ignore', 'ignore', 'inherit']
  const options = { stdio, timeout: APT_LIMIT_MS }
  return (await exitCode(spawn(program, [...prefix, 'apt-get', ...args], options))) === 0
}

const isPackage = (name) => spawnSync('apt-cache', ['show', '--quiet', name]).status === 0

/** What to put before a command to run it as root; undefined where that takes a password. */
function rootPrefix() {
  if (process.getuid?.() === 0) return []
  const allowed = findOnPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0
  return allowed ? ['sudo', '-n'] : undefined
}

/** macOS and Windows bring Korean fonts; elsewhere fontconfig knows. */
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
