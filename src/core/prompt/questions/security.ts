export const security = `What can somebody do with this change that they must not?

1. List what the change lets in from people or systems that are not trusted: requests, files, names, messages, stored text of other users, text from a model. Configuration and environment belong to the operator.
2. Follow each to where it acts: query, command, path, address, markup, redirect, deserialiser, log, cache key, permission. Read each step; a framework may already make it harmless.
3. For each new or changed way in (route, handler, job, field, query), open its siblings. Which guard do they have that this one lacks: login, permission on this very object, tenant filter, validation, limit, signature? Does it run before the effect, and what happens when it throws or has no configuration?
4. What did the change weaken or remove: a check, an escape, an expiry, a comparison, a scope? What does it now tell, store or send that it did not?
5. Secrets, tokens, randomness, signatures, sessions: made, compared, bound, expired and revoked as they must be?

A finding names who attacks and what they control, the steps to the harm, and what they gain. A hole that needs what the attacker would gain by it is none.

Load the skills about security and about the frameworks in the diff. Faults without an attacker are asked for elsewhere.`
