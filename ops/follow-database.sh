#!/bin/sh
# The standby of compose.yaml: copies the database once, then follows it.
set -eu
PGPASSWORD=$(cat /run/secrets/replication_password)
export PGPASSWORD
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  pg_basebackup --host=database --username=standby --pgdata="$PGDATA" --slot=standby \
    --wal-method=stream --write-recovery-conf --checkpoint=fast
fi
exec postgres
