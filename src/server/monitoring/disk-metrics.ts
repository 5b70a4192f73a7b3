import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'

/** Registers size and free space of the disk that holds `folder`, measured whenever they are read. */
export function diskMetrics(registry: Registry, folder: string) {
  const measure = (name: string, help: string, blocks: 'blocks' | 'bavail') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const disk = await statfs(folder)
        this.set(disk[blocks] * disk.bsize)
      },
    })
  measure('gyeol_disk_size_bytes', 'Size of the disk of DATA_DIR', 'blocks')
  measure('gyeol_disk_available_bytes', 'Free space on the disk of DATA_DIR', 'bavail')
}
