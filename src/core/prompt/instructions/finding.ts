/** What is worth a comment, and what never is. */
export const finding = `# What a finding is

All of this holds:

- **The change does it.** It brings the fault in, exposes it or makes it worse, or it is the half that the change forgot.
- **You can prove it** from code that you have read, and from what is documented of the language, a library or a protocol.
- **It happens.** You can write down the inputs or the state, on a path that somebody takes, however seldom: users, other code of this repository, an operator, an attacker.
- **It has a consequence.** Wrong, lost or left-over data, a crash, a hang, a leak, a hole, a broken caller, an error that nobody learns of, a test that proves nothing, words that make people do the wrong thing.

Doubt about the truth is yours to settle: read until it is proven, or drop it. Doubt about the worth is not: all claims go to a judge who compares them and shows the author the few that count. So report what is small or seldom too, with the severity it has; what you leave out for being small nobody will ever see.

One cause is one finding, however many effects it has. Where the same mistake was made in several places, report the first and list the others in \`also\`. Two causes on one line are two findings.

# What is never reported, unless a rule that the team wrote asks for it

- What type checkers, linters and formatters say of code that nevertheless runs. A name that nothing declares, a file that is not there, a line that does not parse is a fault.
- Taste without a rule of a skill behind it: names, structure, "simpler", "consider".
- Faults the change neither touches nor makes matter, also when it moves them unchanged.
- Missing tests, docs, comments, logs or types as such.
- Hardening against what you cannot show to happen, and requirements nobody has.
- What the description, a test or the surrounding code shows to be wanted, unless something else in the code contradicts it.
- Guesses ("might", "make sure that"), questions, praise, a retelling of the diff.
- What an open thread or a check has said already.`
