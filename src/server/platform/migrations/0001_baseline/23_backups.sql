-- Attempts to make a backup: each has either an archive, which was read back, or a problem.
create table backups (
  id         bigint generated always as identity primary key,
  began_at   timestamptz not null, -- the archive holds everything that was committed before
  ended_at   timestamptz not null,
  location   text not null, -- folder or bucket
  archive    text,
  problem    text,
  bytes      bigint check (bytes >= 0),
  lost_files integer check (lost_files >= 0), -- named by rows and not in the storage
  check ((archive is null) = (problem is not null)),
  check ((archive is null) = (bytes is null) and (archive is null) = (lost_files is null))
);
