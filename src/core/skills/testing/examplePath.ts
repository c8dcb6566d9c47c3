import type { Skill, SkillTestCase } from '../model.ts'

const endings: Readonly<Record<string, string>> = {
  typescript: 'ts',
  javascript: 'js',
  python: 'py',
  ruby: 'rb',
  rust: 'rs',
  kotlin: 'kt',
  csharp: 'cs',
  shell: 'sh',
  bash: 'sh',
  yaml: 'yml',
  markdown: 'md',
}

/** Where a test case's code is said to stand: at its path, or in a file of its language, or in one the skill is for. */
export function examplePath({ globs }: Skill, { path, lang }: SkillTestCase): string {
  if (path !== null) return path
  if (lang !== null) return `src/example.${endings[lang.toLowerCase()] ?? lang.toLowerCase()}`
  const ending = globs.map((glob) => /\.\{?([a-z0-9]+)[^/]*$/i.exec(glob)?.[1]).find(Boolean)
  return `src/example.${ending ?? 'txt'}`
}
