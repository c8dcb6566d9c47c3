export const tests = `Would the tests notice if the change were wrong?

For each test, fixture and helper that the change adds, alters or removes:

1. Break the code under test in your head: negate the condition, drop the call, return the default. Which assertion turns red? Is it reached, awaited, inside what runs?
2. Where does the expected value come from? If from the code under test or from the mock itself, nothing is tested.
3. Does the test do what its name says, with the input that its name says, and does the failure it expects come from the line it means?
4. What did removed, skipped or loosened assertions guard, and what guards it now?
5. Will it fail without a fault: time, order, ports, shared state that is not put back, randomness?

Missing tests are not asked for. Load the skills about tests. If the change touches no tests, say so and finish.`
