import { existsSync } from 'node:fs'

/** Of two such options Chromium takes the last: these are Playwright's own, which ours replaces. */
const offForPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/**
 * The browser's own toolbar is made of web pages, each window's anew, and a process stands ready
 * for a page that no journey opens: a third of all that a browser does, for what nobody looks at.
 */
const offForSpeed = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUILocationBar',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIToolbar',
]

/** Where nobody looked for one, as `scripts/browser.mjs` does: in a runner that is started by itself. */
const debianBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** How every Chromium of this project is started: the system's own, quiet towards the network. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? debianBrowsers.find(existsSync) ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...offForPlaywright, ...offForSpeed].join()}`,
  ],
}
