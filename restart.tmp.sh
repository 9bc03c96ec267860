kill $(cat /tmp/editor.pid) 2>/dev/null; sleep 0.5
cd /work/wt/editor; DATA_DIR=/tmp/editor-data PORT=4401 nohup node dist/server/server.js > /tmp/editor.log 2>&1 &
echo $! > /tmp/editor.pid; sleep 2
