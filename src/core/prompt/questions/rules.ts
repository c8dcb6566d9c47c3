export const rules = `Does the change keep this team's rules, and does it do what it says?

1. Load every skill and guideline that fits the changed files: the team's own first, then those about style, tests, performance, compatibility, data, dependencies, workflows. Correctness and security as a whole are asked for elsewhere. Go through each against the diff, point by point.
2. Compare the change with its title, its description and the issues it is linked to. Is something promised that is not done, done in part, or done for one case of several? Is something done that nobody would expect from the description?
3. Compare it with the code around it: the helper everyone uses, the convention every sibling follows, the registration every such class needs. One other place is no convention.

Give \`skill\` and \`rule\` with what rests on a skill, and quote the rule in the body in a few words. What the team wrote as its rule counts as it is written. General advice, as in the bundled skills, counts where ignoring it has a consequence here.`
