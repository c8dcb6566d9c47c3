/** A skill to start from: complete in form, so it lints clean, with a sentence in every place that wants the author's own. */
export const skillTemplate = (name: string): string => `---
name: ${name}
description: Use when a change touches ${name}. Name the files, calls or subjects that should make a reviewer load this.
tags: [${name}]
globs: ['**/*${name}*', '**/*${name}*/**']
version: 0.1.0
checks:
  - id: forbidden-call
    pattern: '\\bforbiddenCall\\('
    severity: medium
    message: This call is no longer used here. Say what it breaks and what to write instead.
test_cases:
  - { path: src/${name}.ts, expect: flag, input: 'const value = forbiddenCall(input)' }
  - { path: src/${name}.ts, expect: clean, input: 'const value = allowedCall(input)' }
---
# ${titleOf(name)}

Say in two sentences what goes wrong in this area and why it matters to your users. A reviewer knows the language and the
common libraries; write down what it cannot know: your decisions, your history of faults, the names of your helpers.

## How to work

1. Read the changed file as a whole, then the callers of what changed. Name the folders where they usually are.
2. Compare with the best existing example. Give its path, so that the reviewer can read it with \`read_file\`.
3. Ask what the removed code guaranteed and where that guarantee is now.

## What to look for

**A rule as a statement of the fault.** Give the situation in which it fails, with an input that shows it. Then one pair:

\`\`\`ts
const total = items.reduce((sum, item) => sum + item.price)     // bad: throws when there are no items
const total = items.reduce((sum, item) => sum + item.price, 0)  // good
\`\`\`

**A second rule.** Write about what people get wrong in this repository, not about what every tutorial says. A rule that
a compiler, a linter or a formatter can check belongs into that tool; a rule that is a pattern in one line belongs into
\`checks\` above, where it costs nothing and never errs.

**Something that is missing.** Many faults are absences: a sibling that was not changed too, an error that nobody handles, a
resource that is not closed. Say where to look for the sibling.

## What never to report

- What the tools of this repository already report: formatting, unused names, types.
- Code that the change does not touch, unless the change breaks it.
- Taste: when two good developers could disagree and no rule here decides it, leave it.

## How severe

- *high*: data is lost or wrong, access is given that should not be, a request fails that used to work.
- *medium*: it fails under a condition that will occur, and somebody notices.
- *low*: it works, and the next reader will be misled.
`

const titleOf = (name: string) => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
