export const api = `Who relies on what this change alters, and what breaks for them?

1. List every surface the change touches: exports, signatures, routes, fields, status and error codes, events, schemas, flags, environment variables, configuration keys, file and cache formats, output that programs read.
2. Search for its users in the repository and read them, also in strings, templates, configuration and tests. Decide from the repository (package manifest, docs, versions) whether there are users outside.
3. Ask in both directions of time: old callers with the new code, new code with old data and old peers, while it rolls out and after it is rolled back.
4. Look hard at what keeps its signature and changes its meaning: a default, a unit, a boundary, null for an error, who owns or mutates an argument, sync for async.

A finding names a user who exists, or whom a published interface promises something, and what goes wrong for them. Load the skills about compatibility.`
