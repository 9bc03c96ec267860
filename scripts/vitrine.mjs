#!/usr/bin/env node
// The `vitrine` command, on any Node from 20: hands over to the pinned Node like every npm script.
process.argv.splice(2, 0, 'cli');
await import('./run.mjs');
