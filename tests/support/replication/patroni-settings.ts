/** Debian's folder of PostgreSQL's programs. */
export const POSTGRES_PROGRAMS = '/usr/lib/postgresql/15/bin'

export interface Ports {
  /** Where PostgreSQL and Patroni's REST API listen. */
  readonly postgres: number
  readonly rest: number
  /** Where others reach them. */
  readonly postgresFromOthers: number
  readonly restFromOthers: number
  readonly etcd: number
}

export const PASSWORD = 'a-password-for-drills'

/** The configuration of one Patroni that docs/failover.md recommends, on one machine. */
export const patroniSettings = (name: string, folder: string, ports: Ports) => ({
  scope: 'gyeol',
  name,
  restapi: local(ports.rest, ports.restFromOthers),
  // Otherwise Patroni learns etcd's own address and passes by the proxy.
  etcd3: { hosts: [`127.0.0.1:${ports.etcd}`], use_proxies: true },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 3,
      primary_start_timeout: 0,
      synchronous_mode: true,
      failsafe_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { hot_standby_feedback: 'on' } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    ...local(ports.postgres, ports.postgresFromOthers),
    data_dir: `${folder}/${name}`,
    bin_dir: POSTGRES_PROGRAMS,
    // The default waits minutes for the next checkpoint.
    basebackup: [{ checkpoint: 'fast' }],
    pgpass: `${folder}/${name}.pgpass`,
    authentication: {
      superuser: { username: 'gyeol', password: PASSWORD },
      replication: { username: 'replicator', password: PASSWORD },
    },
    parameters: { unix_socket_directories: '', max_connections: 60 },
    pg_hba: [
      'host all all 127.0.0.1/32 scram-sha-256',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
    ],
  },
})

const local = (listen: number, connect: number) => ({
  listen: `127.0.0.1:${listen}`,
  connect_address: `127.0.0.1:${connect}`,
})

/** HAProxy's configuration: connections go to the server whose Patroni says that it is the primary. */
export const haproxySettings = (port: number, servers: readonly Ports[]) =>
  `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s

listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers
  .map(
    ({ postgresFromOthers: postgres, restFromOthers: rest }, index) =>
      `  server server${index} 127.0.0.1:${postgres} check port ${rest}`,
  )
  .join('\n')}
`
