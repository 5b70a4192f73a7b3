import { existsSync } from 'node:fs'

/** Playwright's own disabled features, repeated because Chromium uses the last such option only. */
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

/** Disables the toolbar's web pages and the spare process, a third of the browser's work. */
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

/** Fallback if Playwright was not started by `scripts/browser.mjs`, which sets CHROMIUM_PATH. */
const debianBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Launch options of every Chromium: the system's, without background network traffic. */
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
