import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../site-process.ts'
import { orderNumbersIn } from './embedded-drill.ts'
import { type Figures, orderUnderFault } from './orders-under-fault.ts'
import { startPatroniCluster } from './patroni-cluster.ts'

type Cluster = Awaited<ReturnType<typeof startPatroniCluster>>

const ORDERS = 300
/** Longer than Patroni's lease, after which a primary without etcd would step down. */
const WITHOUT_ETCD_MS = 25_000

/** What happens to the cluster, by the name that the table shows. */
export const patroniFaults: Readonly<Record<string, () => Promise<Figures>>> = {
  'primary killed, through HAProxy': () =>
    drill(
      ({ balancedUrl }) => balancedUrl,
      ({ killPrimary }) => killPrimary(),
    ),
  'primary killed, several hosts': () =>
    drill(
      ({ hostsUrl }) => hostsUrl,
      ({ killPrimary }) => killPrimary(),
    ),
  'primary cut off, through HAProxy': () =>
    drill(
      ({ balancedUrl }) => balancedUrl,
      async ({ severPrimary }) => severPrimary(),
    ),
  'primary cut off, several hosts': () =>
    drill(
      ({ hostsUrl }) => hostsUrl,
      async ({ severPrimary }) => severPrimary(),
    ),
  'etcd lost for 25 s': () =>
    drill(
      ({ balancedUrl }) => balancedUrl,
      async ({ killEtcd, startEtcd }) => {
        await killEtcd()
        await pause(WITHOUT_ETCD_MS)
        startEtcd()
      },
    ),
}

async function drill(
  urlOf: (cluster: Cluster) => string,
  fault: (cluster: Cluster) => Promise<void>,
): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-failover-'))
  const cluster = await startPatroniCluster()
  try {
    const site = await startServer(dataDir, { DATABASE_URL: urlOf(cluster), LOG_LEVEL: 'fatal' })
    try {
      return await orderUnderFault({
        siteUrl: site.url,
        ordersBefore: ORDERS,
        ordersAfter: ORDERS,
        fault: () => fault(cluster),
        storedOrders: () => orderNumbersIn(cluster.balancedUrl),
      })
    } finally {
      await site.end()
    }
  } finally {
    await cluster.close()
    rmSync(dataDir, { recursive: true })
  }
}
