import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '#server/adapters/database/free-port.ts'
import { run } from '../database-admin.ts'
import { openTcpProxy } from '../tcp-proxy.ts'
import {
  haproxySettings,
  PASSWORD,
  POSTGRES_PROGRAMS,
  type Ports,
  patroniSettings,
} from './patroni-settings.ts'
import { openScratchProcesses } from './scratch-processes.ts'

const START_LIMIT_MS = 90_000
const packages = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  [`${POSTGRES_PROGRAMS}/postgres`]: 'postgresql-15',
}

/** Debian's packages that are not installed. */
export const missingPackages = () =>
  Object.entries(packages).flatMap(([program, name]) => (existsSync(program) ? [] : [name]))

/**
 * Starts etcd, two PostgreSQL under Patroni and HAProxy. The first is the primary. What reaches it from
 * outside, and what it reaches, passes through proxies, so that it can be cut off.
 */
export async function startPatroniCluster() {
  const scratch = openScratchProcesses()
  const lines: Awaited<ReturnType<typeof openTcpProxy>>[] = []
  const through = async (port: number) => {
    const line = await openTcpProxy(`tcp://127.0.0.1:${port}`)
    lines.push(line)
    return Number(new URL(line.url).port)
  }
  const ports = await Promise.all(Array.from({ length: 7 }, freePort))
  const [etcd = 0, peers = 0, balanced = 0, onePort = 0, oneRest = 0, twoPort = 0, twoRest = 0] =
    ports
  const one: Ports = {
    postgres: onePort,
    rest: oneRest,
    postgresFromOthers: await through(onePort),
    restFromOthers: await through(oneRest),
    etcd: await through(etcd),
  }
  const two: Ports = {
    postgres: twoPort,
    rest: twoRest,
    postgresFromOthers: twoPort,
    restFromOthers: twoRest,
    etcd,
  }
  const startEtcd = () => {
    const client = `http://127.0.0.1:${etcd}`
    const peer = `http://127.0.0.1:${peers}`
    return scratch.start('etcd', 'etcd', [
      ...['--name', 'etcd', '--data-dir', join(scratch.folder, 'etcd')],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `etcd=${peer}`],
    ])
  }
  const startPatroni = (name: string, at: Ports) => {
    const settings = JSON.stringify(patroniSettings(name, scratch.folder, at))
    return scratch.start(name, 'patroni', [scratch.write(`${name}.yml`, settings)])
  }
  const killPostmaster = (name: string) => {
    const file = join(scratch.folder, name, 'postmaster.pid')
    if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
  }
  const urlOf = (hosts: string) => `postgres://gyeol:${PASSWORD}@${hosts}/gyeol`
  const adminUrl = (port: number) => `postgres://gyeol:${PASSWORD}@127.0.0.1:${port}/postgres`

  async function close() {
    for (const line of lines) line.thaw()
    for (const child of patronis) await scratch.kill(child)
    for (const name of ['one', 'two']) ignoring(() => killPostmaster(name))
    await Promise.all(lines.map((line) => line.close()))
    await scratch.close()
  }
  const patronis: ChildProcess[] = []
  async function until(work: () => Promise<unknown>) {
    for (const limit = performance.now() + START_LIMIT_MS; ; await pause(200)) {
      scratch.throwIfEnded()
      try {
        await work()
        return
      } catch (error) {
        if (performance.now() > limit) throw error
      }
    }
  }
  let etcdProcess = startEtcd()
  try {
    await until(() => isDecided(`http://127.0.0.1:${etcd}/version`))
    patronis.push(startPatroni('one', one))
    await until(() => run(adminUrl(onePort), 'create database gyeol'))
    // What the first reaches of the second is cut off with it.
    const seenByFirst = {
      postgresFromOthers: await through(twoPort),
      restFromOthers: await through(twoRest),
    }
    patronis.push(startPatroni('two', { ...two, ...seenByFirst }))
    await until(async () => {
      const rows = await run(adminUrl(onePort), 'select sync_state from pg_stat_replication')
      if (rows[0]?.sync_state !== 'sync') throw new Error('There is no synchronous standby')
    })
    const settings = scratch.write('haproxy.cfg', haproxySettings(balanced, [one, two]))
    scratch.start('haproxy', '/usr/sbin/haproxy', ['-f', settings])
    await until(() => run(urlOf(`127.0.0.1:${balanced}`), 'select 1'))
  } catch (error) {
    await close()
    throw error
  }
  return {
    /** Through HAProxy. */
    balancedUrl: urlOf(`127.0.0.1:${balanced}`),
    /** Without it. */
    hostsUrl: urlOf(`127.0.0.1:${one.postgresFromOthers},127.0.0.1:${twoPort}`),
    /** Kills PostgreSQL and Patroni, as the loss of a machine. */
    async killPrimary() {
      await scratch.kill(required(patronis[0]))
      killPostmaster('one')
    },
    async killEtcd() {
      await scratch.kill(etcdProcess)
    },
    startEtcd() {
      etcdProcess = startEtcd()
    },
    /** Cuts the primary off from etcd, its standby, HAProxy and the site. */
    severPrimary() {
      for (const line of lines) line.sever()
    },
    close,
  }
}

/** Patroni ends at once if etcd has not agreed on its version yet. */
async function isDecided(url: string) {
  const { etcdcluster } = z
    .object({ etcdcluster: z.string() })
    .parse(await (await fetch(url)).json())
  if (etcdcluster === 'not_decided') throw new Error('etcd has not decided yet')
}

function required(child: ChildProcess | undefined): ChildProcess {
  if (!child) throw new Error('Patroni was not started')
  return child
}

function ignoring(work: () => void) {
  try {
    work()
  } catch {
    // The process has ended already.
  }
}
