import type { GitHubAccess } from '../adapters/sources/github.ts'
import { openSources, openVersion } from '../adapters/sources/open.ts'
import type { SkillSources, SourceRequest } from '../ports.ts'

/** Where skills come from: the repository at the trusted commit, what is configured, guideline files, the bundled ones. */
export async function openSkillSources(
  { repository, commit, settings }: SourceRequest,
  root: string,
  access: GitHubAccess & { readonly cacheFolder: string | null },
): Promise<SkillSources> {
  const searched = settings['skills-path']
  const plan = { searched, extra: settings.skills, builtin: settings.builtin, root, remote: access }
  const opened = await openSources({ kind: 'commit', repository, commit }, plan)
  return {
    ...opened,
    async openAt(ref) {
      const at = await repository.resolve(ref)
      return at === null ? null : openVersion(repository, at, ref, searched)
    },
  }
}
