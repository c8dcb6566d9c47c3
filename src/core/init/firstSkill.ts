export const firstSkillName = 'house-rules'

/** The first skill of a repository: true everywhere as it stands, with places for what only the team knows. */
export const firstSkill = `---
name: ${firstSkillName}
description: How this team writes code. Use with every change; holds what a reviewer cannot know from the language alone.
tags: [conventions]
version: 0.1.0
checks:
  - id: conflict-marker
    pattern: '^(<{7}|>{7}) '
    severity: high
    message: A merge conflict was committed unresolved. Choose a side and take the markers out.
test_cases:
  - { path: src/total.ts, expect: flag, input: '<<<<<<< HEAD' }
  - { path: src/total.ts, expect: clean, input: 'const flags = mask << 7 // <<< see the table' }
---
# House rules

The best description of how we write code is the code that is there. A change reads well when nobody can tell from it who wrote
which part. Departing from a neighbour is fine when the change says why; departing by accident is how two ways of doing one
thing begin, and the second way is where the next fault hides.

## How to work

1. For each new file, function or endpoint read the nearest sibling: the file beside it, the function above it, the handler of
   the same kind. Compare what the sibling does with errors, logging, input it does not trust, resources it opens, and tests.
2. For each changed function look for its twins: the same logic for another type, another platform, the async or the batch form.
3. Ask what the removed lines guaranteed, and where that guarantee is now.

## What to look for

**A step that all siblings take and the new code does not.** A permission that is checked, an event that is logged, a cache that
is cleared, a transaction that is opened. Quote the sibling: without one there is no finding.

**One of several twins changed.** The fix is right where it is and missing where the same lines stand again.

**A helper written again.** The repository has one, with a case the copy forgets. Name its path and the forgotten case.

\`\`\`ts
const cents = Math.round(Number(text) * 100)  // bad: a second parser, and it takes '' for 0
const cents = parseAmount(text)               // good: src/money.ts refuses what is no amount
\`\`\`

**Something half renamed or half removed.** A flag nobody reads any more, a field still written, documentation of the old name.

## What never to report

- What the compiler, the linter or the formatter of this repository reports.
- Another style than yours where the siblings do it as the change does.
- Old faults in code that the change does not touch.

## How severe

- *high*: data is lost or wrong, or somebody gets to see what is not theirs.
- *medium*: it fails under a condition that will occur.
- *low*: it works, and the next reader will be misled.
`
