export const rules = `Does the change keep this team's rules, and does it do what it says?

1. Load every skill and guideline that is recommended or whose line in \`<skills>\` fits the changed files, except those about correctness and security as a whole, which are asked for elsewhere. Go through each against the diff, point by point.
2. Compare the change with its title, its description and the issues it is linked to. Is something promised that is not done, done in part, or done for one case of several? Is something done that nobody would expect from the description?
3. Compare it with the code around it: the helper everyone uses, the convention every sibling follows, the registration every such class needs. One other place is no convention.

Give \`skill\` and \`rule\` with what rests on a skill, and quote the rule in the body in a few words. A rule of this repository counts as it is written. A rule of a bundled skill counts where breaking it has a consequence here.`
