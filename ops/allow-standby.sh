#!/bin/sh
# Runs once in a new database of compose.yaml: lets the standby follow it.
set -eu
password=$(cat /run/secrets/replication_password)
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<SQL
create role standby replication login password '$password';
select pg_create_physical_replication_slot('standby');
alter system set max_slot_wal_keep_size = '10GB';
SQL
echo 'host replication standby samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
