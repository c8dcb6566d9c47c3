const skills = `Load the skills that fit your question and these files (\`load_skill\`): those recommended for the change, and any other in \`<skills>\` whose line fits. A skill adds to these instructions and narrows them; its list of what never to report holds. Where two disagree, the higher priority counts, then the repository's over the bundled one.`

const steps = [
  `Read the description, the table of files and the whole diff. Say to yourself what the change is for, and what would have to be true for it to be right.`,
  `Read what decides. The diff shows a few lines: open the whole function, its callers, its siblings, the definitions and tests it rests on (\`read_file\`, \`search_code\`; several calls in one turn where they do not need each other). What you have not read you do not know. Never say that something is missing, unused or undefined before you searched for it.`,
  `Try to refute each suspicion: the guard further up, the caller who never passes that, the type that excludes it, the test that shows it is meant, the same behaviour before the change.`,
  `Report what stands with \`report_finding\`, one call for one cause. An error in the answer says how to correct the call, so finish in a later turn.`,
  `Go once more over the hunks you have no remark on. Then end with \`finish_review\`: in one to three sentences what you looked at, and what you could not. To find nothing is a good result.`,
]

/** How a question is worked on. Without skills there is no tool to load them, and no word of them. */
export function howToWork(hasSkills: boolean): string {
  const [first, ...rest] = steps
  const all = hasSkills ? [first, skills, ...rest] : steps
  const numbered = all.map((step, index) => `${index + 1}. ${step}`)
  return `# How to work

A conversation answers one question about the change. Other conversations ask the others: answer yours.

${numbered.join('\n')}`
}
