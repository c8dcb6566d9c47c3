/** How to find programs, where temporary files go, how to reach the network. No GIT_*, no key, no token of the job. */
const inherited = [
  'PATH',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
  'SSL_CERT_DIR',
  'SSL_CERT_FILE',
  'ALL_PROXY',
  'all_proxy',
  'HTTPS_PROXY',
  'https_proxy',
  // curl leaves out the upper-case form on purpose: in CGI it is a header's.
  'http_proxy',
  'NO_PROXY',
  'no_proxy',
]

/**
 * The whole environment of a git child. `home` stands in for the user's home, so that nobody's global configuration
 * is read and a `.gitconfig` of ours can be. No protocol is allowed and nothing is fetched behind our back unless the
 * caller says so.
 */
export function gitEnvironment(home: string): Record<string, string> {
  const env: Record<string, string> = {
    HOME: home,
    XDG_CONFIG_HOME: home,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
  }
  for (const name of inherited) {
    const value = process.env[name]
    if (value !== undefined) env[name] = value
  }
  return env
}
