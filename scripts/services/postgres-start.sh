#!/bin/bash
# A real PostgreSQL for tests, on loopback, everything below a directory of its own. Not as root.
#
#   postgres-start.sh PROGRAMS DIR PORT      PROGRAMS holds initdb and postgres; PGPASSWORD comes from the environment
#
# Says "ready", then does what its input says, a word a line, and answers "done WORD":
#   stop kill start
# and ends everything, its directory too, when its input ends: so also when whoever started it is killed.
# FSYNC=on makes it as safe as a real one, and as slow; EXTRA holds further arguments.
set -u
[ $# -eq 3 ] || { echo "usage: postgres-start.sh PROGRAMS DIR PORT" >&2; exit 2; }
programs=$1 dir=$2 port=$3
: "${PGPASSWORD:?}"
server=

start() {
  local tries
  # One that was killed leaves processes behind that hold its memory for a moment: it is tried again.
  for tries in $(seq 300); do
    if [ -z "$server" ] || ! kill -0 "$server" 2>/dev/null; then
      # shellcheck disable=SC2086
      "$programs/postgres" -D "$dir/data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
        -c "fsync=${FSYNC:-off}" -c shared_buffers=32MB -c max_connections=200 -c max_wal_size=256MB \
        -c logging_collector=off ${EXTRA:-} >>"$dir/log" 2>&1 </dev/null &
      server=$!
    fi
    "$programs/pg_isready" -q -h 127.0.0.1 -p "$port" -U isochron -d postgres -t 2 && return 0
    sleep 0.1
  done
  tail -20 "$dir/log" >&2
  return 1
}

# INT ends it in good order, KILL as a crash does, QUIT at once.
halt() {
  [ -n "$server" ] && kill "-$1" "$server" 2>/dev/null
  wait "$server" 2>/dev/null
  server=
}

finish() {
  trap - EXIT
  halt QUIT
  rm -rf "$dir"
}
trap finish EXIT
trap 'exit 1' TERM INT HUP

umask 077
printf '%s' "$PGPASSWORD" >"$dir/password"
"$programs/initdb" -D "$dir/data" -U isochron -A scram-sha-256 --pwfile="$dir/password" --no-sync \
  --locale=C --encoding=UTF8 >"$dir/log" 2>&1 || { tail -20 "$dir/log" >&2; exit 1; }
rm "$dir/password"
start || exit 1
echo ready
while read -r word; do
  case $word in
    stop) halt INT ;;
    kill) halt KILL ;;
    start) start || exit 1 ;;
    *) echo "what is $word?" >&2; exit 2 ;;
  esac
  echo "done $word"
done
