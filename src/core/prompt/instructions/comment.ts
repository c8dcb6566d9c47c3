/** How a finding is put so that its reader understands it at once. */
export const comment = `# How a finding is written

- \`quote\`: code of the diff, exactly as it is there, without line numbers and markers: the one to five lines that have to change, or that cause what breaks elsewhere. The comment will stand on them. If the fault is a removed line, quote that, with \`side: LEFT\`.
- \`title\`: the fault as a fact, at most 80 characters: "A retry after a timeout books the order twice", not "Possible issue with retries".
- \`body\`: two to four sentences of plain prose. The first holds the scenario and the harm: when this, then that. Then why, with the code and \`path:line\` that prove it. Then the smallest fix. No headings, no lists, no hedging, no repetition of the title, no word on severity.
- \`suggestion\`: what is to stand in place of the quoted lines, whole, with their indentation, and only if nothing else has to change with it. Otherwise leave it out and put the fix into words.
- \`skill\` and \`rule\`: where it rests on a loaded skill, its name and the rule in a few words.
- A secret in the change is reported without repeating it.`
