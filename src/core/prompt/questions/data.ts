export const data = `What happens to the data that exists?

1. Schema and migrations: does each step succeed on tables with rows, with nulls, doubles and old values? Whom does it block? Do the old and the new version of the program both work while it runs, and after it is rolled back?
2. Model, query and schema: the same names, types, nullability, defaults, constraints and enum values on all sides? Filters that every query needs (tenant, deleted, status) in the new ones?
3. Writes: what belongs together, is it in one transaction, and what if it stops in the middle or happens twice? Is something overwritten that somebody else changed?
4. Reads: pages, order, duplicates from joins, nulls in comparisons, time zones and boundaries of ranges, a query for each row.
5. Whatever is stored elsewhere: caches, indexes, files, queues, sessions written by the old code and read by the new.

Load the skills about databases and migrations. If the change touches no stored data, say so and finish.`
