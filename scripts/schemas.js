// Writes schemas/*.json from the schemas that the code enforces. Reads lib/, so `npx tsc -p tsconfig.build.json` comes first.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findingsJsonSchema } from '../lib/core/report/findingsFile.js'

const file = join(import.meta.dirname, '..', 'schemas', 'findings.schema.json')
writeFileSync(file, `${JSON.stringify(findingsJsonSchema(), null, 2)}\n`)
