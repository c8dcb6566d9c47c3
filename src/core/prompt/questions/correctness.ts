/** The question that finds most: what will not work. */
export const correctness = `Does the changed code do the right thing, everywhere and every time?

Go through the diff hunk by hunk, in tests, configuration and scripts too, and ask of each:

- **Line by line.** Is each condition, operand, index, unit, name, order and default the right one? Run the code in your head with the ordinary value, the empty one, the boundary, and a second time with what the first run left behind. Where it compares by prefix, by text or by truthiness, try the neighbour: the sibling folder, the longer host, zero, the empty text, a date in another format.
- **Removed.** What did the old lines guarantee: a guard, a default, a copy, a wait, a lock, an order, a clean-up, an error? Who guarantees it now? A guard that was removed for one case: who stops the other cases it stopped?
- **Absent.** What should have changed along and did not? The sibling path (update beside create, async beside sync, list beside detail, the other branch), the new case in every switch, mapping, comparison and copy, the reset of state, the close, the mark or the deletion on every way out, the invalidation of what was derived from it, the use of what was introduced. Open the siblings and compare.
- **Elsewhere.** Search for each caller, implementer, override, stub and copy of what changed its meaning, and read them. What do they still believe?
- **Between the files.** Do both sides of each call, message, route, key, column, template and translation say the same?
- **At the same time.** What is shared, who else touches it meanwhile, what is read, changed and written back, what is not awaited, what is pending when the user goes elsewhere, what arrives late, twice or out of order?
- **When it fails.** For each call that can: who learns of it, what is half done, what stays open?
- **Excused.** Where a comment, a name or a suppression says that something odd is fine, check it as if it were the fault.
- **Tests.** Would each changed test turn red if the code were wrong? Does it test what its name says?

Load the skills about correctness, and where they apply those about the language, concurrency and error handling.`
