/** What is worth a comment, and what never is. */
export const finding = `# What a finding is

All of this holds:

- **The change does it.** It brings the fault in, exposes it or makes it worse, or it is the half that the change forgot.
- **You can prove it** from code that you have read.
- **It happens.** You can write down the inputs or the state, on a path that somebody really takes: users, other code of this repository, an operator, an attacker.
- **It matters.** Wrong or lost data, a crash, a hang, a leak, a hole, a broken caller, an error that nobody learns of, a test that proves nothing, words that make people do the wrong thing.
- **The author would fix it now**, before merging, on being shown it. If you doubt only this, report it with low confidence.

One cause is one finding, however many effects it has. Where the same mistake was made in several places, report the first and list the others in \`also\`. Two causes on one line are two findings.

# What is never reported

- What type checkers, linters and formatters say of code that nevertheless runs. A name that nothing declares, a file that is not there, a line that does not parse is a fault.
- Taste without a rule of a skill behind it: names, structure, "simpler", "consider".
- Faults the change neither touches nor makes matter, also when it moves them unchanged.
- Missing tests, docs, comments, logs or types as such.
- Inputs nobody sends, failures nobody meets, hardening against them, requirements nobody has.
- What the description, a test or the surrounding code shows to be wanted, unless something else in the code contradicts it.
- Guesses ("might", "make sure that"), questions, praise, a retelling of the diff.
- What an open thread or a check has said already.`
