/** The config file to start from: all of it optional, so that it says nothing until somebody takes a \`#\` away. */
export const firstConfig = `# Settings of skill-review, read at the base of a pull request. Inputs of the workflow win over this file.
# All settings: https://github.com/org/skill-review/blob/main/docs/reference.md

# How much is asked: low, medium or high.
# effort: medium

# Most that one review, and all reviews of a pull request, may cost in dollars.
# max-cost-usd: 2
# max-cost-per-pull-request-usd: 10

# What is not reviewed, beside lock files, generated and vendored code.
# paths-ignore:
#   - 'docs/**'

# Inline comments a review at most, and how severe a finding has to be for one.
# max-comments: 20
# min-severity: low

# Skills of other repositories.
# skills:
#   - acme/review-skills@v3
`
