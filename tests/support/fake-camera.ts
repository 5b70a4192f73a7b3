import { renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumOptions } from './chromium.ts'

/** One place for all processes of a test run: the one that reads the options, and its workers. */
const film = join(tmpdir(), 'gyeol-camera.mjpeg')

/** Launch options of a browser whose only camera shows the film. */
export const cameraOptions = {
  ...chromiumOptions,
  args: [
    ...chromiumOptions.args,
    '--use-fake-device-for-media-stream',
    // Allows the camera: a headless browser cannot ask.
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
}

/** Lets the camera show one picture; read when the camera is opened. */
export function filmPicture(jpeg: Buffer) {
  const written = `${film}.${process.pid}`
  writeFileSync(written, Buffer.concat([jpeg, jpeg]))
  renameSync(written, film)
}
