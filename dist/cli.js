#!/usr/bin/env node
// index.js takes a run without arguments for the action; the command line shows its help instead.
if (process.argv.length === 2) process.argv.push('help')
await import('./index.js')
