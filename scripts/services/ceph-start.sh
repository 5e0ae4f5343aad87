#!/bin/bash
# A real S3 server for tests: one Ceph monitor, one store and the S3 gateway, on loopback, everything below a directory
# of its own. Not as root. Needs Debian's ceph-mon ceph-osd radosgw.
#
#   ceph-start.sh DIR GATEWAY_PORT MONITOR_PORT      ACCESS_KEY and SECRET_KEY come from the environment
#
# Says "ready", then does what its input says, a word a line, and answers "done WORD":
#   stop-gateway kill-gateway start-gateway
# and ends everything when its input ends: so also when whoever started it is killed.
set -eu
usage() { echo "usage: ceph-start.sh DIR GATEWAY_PORT MONITOR_PORT" >&2; exit 2; }
[ $# -eq 3 ] || usage
: "${ACCESS_KEY:?}" "${SECRET_KEY:?}"
mkdir -p "$1" && cd "$1"
dir=$PWD gateway_port=$2 monitor_port=$3
# The paths of its sockets may be 107 bytes long.
[ ${#dir} -le 60 ] || { echo "ceph: $dir is too long a path" >&2; exit 2; }
monitor="v2:127.0.0.1:$monitor_port"
id=$(cat /proc/sys/kernel/random/uuid)
osd_id=$(cat /proc/sys/kernel/random/uuid)
gateway=
mkdir -p run log mon osd gateway crash

cat > ceph.conf <<CONF
[global]
fsid = $id
mon host = [$monitor]
ms bind msgr1 = false
ms bind ipv4 = true
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = $dir/keyring
run dir = $dir/run
admin socket = $dir/run/\$name.asok
log file = $dir/log/\$name.log
pid file = $dir/run/\$name.pid
crash dir = $dir/crash
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail warn = 0
mon data avail crit = 0
mon osd full ratio = 0.99
osd objectstore = bluestore
osd class update on start = true
bluestore block create = true
bluestore block size = 21474836480
bluestore fsck on mount = false
osd memory target = 939524096
[mon.a]
mon data = $dir/mon
[osd.0]
osd data = $dir/osd
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:$gateway_port tcp_nodelay=1
rgw data = $dir/gateway
rgw dynamic resharding = false
rgw enable usage log = false
rgw enable gc threads = true
debug rgw = 0
CONF
export CEPH_CONF=$dir/ceph.conf

# Bounded, so that a start that hangs is an error, and says where.
bounded() { [ -z "${TIMES-}" ] || echo "$SECONDS $1 ${2-}" >&2; timeout 90 "$@" </dev/null >>log/steps 2>&1 || { echo "ceph: failed: $1 ${2-}" >&2; tail -n 5 log/steps >&2; exit 1; }; }
# In the front, so that whoever waits for them knows when they are gone.
daemon() { "$@" -f </dev/null >>log/daemons 2>&1 & }

end() {
  trap - EXIT INT TERM
  local pids; pids=$(jobs -p)
  [ -z "$pids" ] || kill -9 $pids 2>/dev/null || true
  wait 2>/dev/null
  cd / && rm -rf "$dir"
}
trap end EXIT
trap 'exit 1' INT TERM

answers() {
  (exec 3<>"/dev/tcp/127.0.0.1/$gateway_port" && printf 'GET / HTTP/1.0\r\n\r\n' >&3 && read -r -t 5 <&3) 2>/dev/null
}
start_gateway() {
  daemon radosgw -n client.rgw.a
  gateway=$!
  for _ in $(seq 450); do
    answers && return
    kill -0 $gateway 2>/dev/null || break
    sleep 0.2
  done
  echo "ceph: the gateway does not answer" >&2; tail -n 5 log/daemons >&2; exit 1
}
end_gateway() { kill "$1" $gateway; wait $gateway 2>/dev/null || true; }

key() { ceph-authtool "$@" >>log/steps; }
key --create-keyring keyring --gen-key -n mon. --cap mon 'allow *'
key keyring --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *'
key keyring --gen-key -n client.rgw.a --cap mon 'allow rw' --cap osd 'allow rwx'
osd_key=$(ceph-authtool --gen-print-key)
key keyring -n osd.0 --add-key "$osd_key" --cap mon 'allow profile osd' --cap osd 'allow *'
bounded monmaptool --create --clobber --fsid "$id" --addv a "[$monitor]" monmap
bounded ceph-mon --mkfs -i a --monmap monmap --keyring keyring
daemon ceph-mon -i a
bounded ceph osd new "$osd_id" 0
bounded ceph auth import -i keyring
bounded ceph-osd -i 0 --mkfs --osd-uuid "$osd_id" --key "$osd_key" --no-mon-config
daemon ceph-osd -i 0
bounded radosgw-admin user create --uid=test --display-name=test --access-key="$ACCESS_KEY" --secret-key="$SECRET_KEY"
start_gateway
echo ready

while read -r word; do
  case $word in
    stop-gateway) end_gateway -TERM ;;
    kill-gateway) end_gateway -KILL ;;
    start-gateway) start_gateway ;;
    *) echo "ceph: no such word: $word" >&2; exit 2 ;;
  esac
  echo "done $word"
done
