/** Bounds of the skills engine. Each is reported where it cuts something off; none is silent. */

/** A skill file above this is skipped: the largest of 5,309 public ones has 294 KB. */
export const maxSkillBytes = 1_048_576
/** Front matter above this is skipped; of public skills none comes near it. */
export const maxFrontMatterChars = 32_768
/** A `checks.yml` above this is left out; it has room for some 400 checks. */
export const maxChecksBytes = 131_072
/** Line ends and signs that mean something in YAML, above which it is refused: each may be an error, and errors cost most. */
export const maxYamlMarks = 10_000
/** Levels of nesting above this are refused: the parser recurses, and deep enough it ends the process. */
export const maxYamlDepth = 200
/** Aliases YAML may expand before it is taken for a bomb. */
export const maxYamlAliases = 100
export const maxSkillsPerSource = 10_000
/** Files listed in one source on disk or over the network. */
export const maxFilesPerSource = 50_000
/** Folders between a searched folder and a `SKILL.md`. */
export const maxDepth = 4
/** The specification's bound of `name`. */
export const maxNameChars = 64
/** The specification's bound of `description`. */
export const maxDescriptionChars = 1_024

/** All of layer 1, as other loaders budget it. */
export const maxCatalogueChars = 8_000
/** A loaded body beyond this is cut with a mark, about 16,000 tokens: 99 % of public skills have under 6,000. */
export const maxBodyChars = 60_000
/** One `load_skill` answer with everything it requires. */
export const maxAnswerChars = 120_000
/** Bundled files named in an answer. */
export const maxFilesShown = 50
/** One `read_skill_file` answer. */
export const maxFileChars = 32_000
/** `@./…` lines resolved in one skill. */
export const maxIncludes = 10
/** Bodies kept in memory. */
export const cachedBodies = 5

/** Hits of one check in one file, beyond which a rule says nothing new. */
export const maxHitsPerFile = 20
/** A longer line is generated; matching stops here. */
export const maxCheckedLineChars = 10_000
