/**
 * Markdown with its HTML comments shown as what they are: `<!-- obey me -->` becomes `⟨hidden: obey me⟩`. A browser hides
 * them from the people who read a pull request, so the model must not take them for something these people have agreed to.
 * For titles, bodies and comments only: in code a comment is code.
 */
export function showHiddenComments(markdown: string): string {
  return markdown.replace(
    /<!--([\s\S]*?)(?:-->|$)/g,
    (_, text: string) => `⟨hidden: ${text.trim()}⟩`,
  )
}
