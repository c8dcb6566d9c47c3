export const id = 712;
export const ids = [712];
export const modules = {

/***/ 83712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/core/init/config.js
/** The config file to start from: all of it optional, so that it says nothing until somebody takes a \`#\` away. */
const firstConfig = `# Settings of skill-review, read at the base of a pull request. Inputs of the workflow win over this file.
# All settings: https://github.com/org/skill-review/blob/main/docs/reference.md

# How much is asked: low, medium or high.
# effort: medium

# Most that one review, and all reviews of a pull request, may cost in dollars.
# max-cost-usd: 2
# max-cost-per-pull-request-usd: 10

# What is not reviewed, beside lock files, generated and vendored code.
# paths-ignore:
#   - 'docs/**'

# Inline comments a review at most, and how severe a finding has to be for one.
# max-comments: 20
# min-severity: low

# Skills of other repositories.
# skills:
#   - acme/review-skills@v3
`;

;// CONCATENATED MODULE: ./lib/core/init/firstSkill.js
const firstSkillName = 'house-rules';
/** The first skill of a repository: true everywhere as it stands, with places for what only the team knows. */
const firstSkill = `---
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
`;

// EXTERNAL MODULE: ./lib/commands/skills/collection.js
var collection = __webpack_require__(96525);
// EXTERNAL MODULE: ./lib/commands/world.js
var commands_world = __webpack_require__(27562);
;// CONCATENATED MODULE: ./lib/commands/init.js






const workflowPath = '.github/workflows/skill-review.yml';
const plain = [{ path: workflowPath, example: 'pull-request.yml' }];
const forkSafe = [
    { path: workflowPath, example: 'fork-analyze.yml' },
    { path: '.github/workflows/skill-review-publish.yml', example: 'fork-publish.yml' },
];
/** `init [--fork-safe]`: writes the workflow, a first skill and the config, each only where there is none. */
function run(args, world) {
    return (0,collection/* withCollection */.hi)(world, async (collection) => {
        const { folder, local } = collection;
        if (local === null)
            throw new commands_world/* UsageError */.e('Here is no git repository. Run this in the one that is to be reviewed.');
        const say = (text) => world.stderr.write(`${text}\n`);
        const copies = args.forkSafe ? forkSafe : plain;
        const there = await present(folder, copies);
        // Half of a pair of workflows would be none.
        if (there.length > 0)
            say(kept(there));
        else
            for (const { path, example } of copies) {
                const text = await (0,promises_.readFile)((0,external_node_path_.join)(world.root, 'examples', 'workflows', example), 'utf8');
                await write(path, text, folder, world);
            }
        await write('.github/skill-review.yml', firstConfig, folder, world);
        const skills = ownSkills(collection);
        if (skills.length > 0)
            say(`There are skills already: ${skills.join(', ')}.`);
        else
            await write(skillPath(collection), firstSkill, folder, world);
        say(nextSteps(args.forkSafe));
        return commands_world/* exits */.c.done;
    });
}
async function present(folder, copies) {
    const found = [];
    for (const { path } of copies)
        if (await (0,promises_.stat)((0,external_node_path_.join)(folder, path)).catch(() => null))
            found.push(path);
    return found;
}
/** Writes a file that is not there yet, and says which; one that is stays as it is. */
async function write(path, text, folder, { stdout, stderr }) {
    const file = (0,external_node_path_.join)(folder, ...path.split('/'));
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    try {
        await (0,promises_.writeFile)(file, text, { flag: 'wx' });
        stdout.write(`${path}\n`);
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
        stderr.write(`${kept([path])}\n`);
    }
}
const kept = (paths) => paths.length === 1
    ? `${paths[0]} exists already and is left as it is.`
    : `${paths.join(' and ')} exist already and are left as they are.`;
const ownSkills = ({ library }) => [...library.entries.values()]
    .filter(({ skill }) => skill.origin === 'repository' || skill.origin === 'folder')
    .map(({ skill }) => skill.name);
const skillPath = ({ searched }) => `${searched[0] ?? '.skills'}/${firstSkillName}/SKILL.md`;
const nextSteps = (isForkSafe) => `
What is left to do:
1. Give the repository the key of the Claude API as the secret ANTHROPIC_API_KEY: \`gh secret set ANTHROPIC_API_KEY\`,
   or Settings, Secrets and variables, Actions.
2. Write down in the skill what your team knows. \`skill-review skills lint\` and \`skills test\` check it.
3. Commit the files and open a pull request.${isForkSafe ? ' The publishing workflow works once it is on the default branch.' : ''}
\`skill-review review\` shows on this machine what a review would say.`;


/***/ })

};
