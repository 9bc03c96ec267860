cd /work/wt/editor && export PATH=$PWD/node_modules/.bin:$PATH
node -e "import('./scripts/build.mjs').then(m=>m.build())" >/tmp/editor-build.log 2>&1 || tail -20 /tmp/editor-build.log
[ -f /tmp/editor.pid ] && kill $(cat /tmp/editor.pid) 2>/dev/null
DATA_DIR=/tmp/editor-data PORT=4332 setsid node dist/server/server.js > /tmp/editor.log 2>&1 &
echo $! > /tmp/editor.pid
for i in 1 2 3 4 5 6 7 8 9 10; do curl -s -o /dev/null localhost:4332/login && break; sleep .5; done
